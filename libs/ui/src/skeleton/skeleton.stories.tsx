import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster, Stack } from '../layout/layout.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Person: Story = {
  render: () => (
    <Cluster>
      <Skeleton shape="round" width="2.5rem" height="2.5rem" />
      <Stack gap="tight">
        <Skeleton width="9rem" />
        <Skeleton width="5rem" height="0.75em" />
      </Stack>
    </Cluster>
  ),
};
export const Line: Story = { args: { width: '12rem' } };
export const Round: Story = { args: { shape: 'round', width: '2.5rem', height: '2.5rem' } };
export const Card: Story = { args: { shape: 'card', height: '8rem' } };
