import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FormNotice } from './form-notice.tsx';

const meta = {
  component: FormNotice,
  args: {
    children: 'What you typed last time is back.',
    actions: [{ label: 'Start afresh', onPress: fn() }],
  },
} satisfies Meta<typeof FormNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const ToDecide: Story = {
  args: {
    tone: 'warning',
    children:
      'This gift was changed on another device while you were typing. What you typed is still here.',
    actions: [
      { label: 'Use the other change', onPress: fn() },
      { label: 'Keep mine', onPress: fn() },
    ],
  },
};
