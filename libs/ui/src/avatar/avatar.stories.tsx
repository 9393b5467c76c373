import type { Meta, StoryObj } from '@storybook/react-vite';
import { latinPeople, people } from '../../.storybook/sample-people.ts';
import { Cluster } from '../layout/layout.tsx';
import { Avatar, AvatarStack } from './avatar.tsx';

const meta = {
  component: Avatar,
  args: { name: 'Ana', seed: 'p1' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everybody has a paper of their own. */
export const Papers: Story = {
  render: () => (
    <Cluster>
      {[...'abcdefghijklmnopqrstuvwxyz'].map((letter) => (
        <Avatar key={letter} name={letter} size="large" />
      ))}
    </Cluster>
  ),
};
export const Medium: Story = {};
export const Sizes: Story = {
  render: (args) => (
    <Cluster>
      {(['small', 'medium', 'large', 'huge'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Cluster>
  ),
};
export const NamesOfTheWorld: Story = {
  parameters: { screenshot: false },
  render: () => (
    <Cluster>
      {people.map(({ id, name }) => (
        <Avatar key={id} name={name} seed={id} />
      ))}
    </Cluster>
  ),
};
export const Stack: Story = { render: () => <AvatarStack people={latinPeople.slice(0, 3)} /> };
export const StackOfMany: Story = {
  render: () => <AvatarStack people={people} max={3} size="medium" />,
};
