import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  component: EmptyState,
  args: {
    title: 'No Gift Items Found.',
    message: 'Ideas come at odd moments. Keep the first one here.',
    action: (
      <Button variant="primary" icon={<Plus size={18} />}>
        Add Gift
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {};
export const TitleAlone: Story = {
  render: () => <EmptyState title="No upcoming dates.  Please add an important date." />,
};
export const Compact: Story = { args: { isCompact: true } };
export const LongText: Story = {
  args: {
    title: 'Nothing fits “Maximiliana Theodora Wilhelmina von Hohenstein-Breitenbach”',
    message:
      'Look for fewer letters, or for a nickname or relationship. What you search is compared with all three.',
  },
};
