import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { Button } from '../button/button.tsx';
import { FormNotice } from './form-notice.tsx';

const meta = {
  component: FormNotice,
  args: {
    region: createRef(),
    children: 'What you typed last time is back.',
    actions: <Button size="small">Start afresh</Button>,
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
    actions: (
      <>
        <Button size="small">Use the other change</Button>
        <Button size="small">Keep mine</Button>
      </>
    ),
  },
};
