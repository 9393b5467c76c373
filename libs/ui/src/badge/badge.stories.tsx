import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lightbulb, ShoppingBag } from 'lucide-react';
import { Cluster } from '../layout/layout.tsx';
import { Badge, type BadgeTone } from './badge.tsx';

const meta = { component: Badge, args: { children: 'Sister' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const TONES: readonly BadgeTone[] = ['neutral', 'accent', 'positive', 'warning', 'urgent', 'info'];

export const Tones: Story = {
  render: () => (
    <Cluster>
      {TONES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Cluster>
  ),
};
export const Neutral: Story = {};
export const WithIcon: Story = {
  render: () => (
    <Cluster>
      <Badge tone="accent" icon={<Lightbulb size={14} />}>
        Idea
      </Badge>
      <Badge tone="positive" icon={<ShoppingBag size={14} />}>
        Purchased
      </Badge>
    </Cluster>
  ),
};
export const LongText: Story = {
  args: { children: 'Godmother on my mother’s side, and the best friend that one could wish for' },
};
export const RightToLeft: Story = { args: { children: 'חברה' }, parameters: { screenshot: false } };
