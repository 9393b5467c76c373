import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ButtonLink } from '../button-link/button-link.tsx';
import { ErrorState } from './error-state.tsx';

const meta = {
  component: ErrorState,
  args: {
    title: 'Oops! Something went wrong',
    message: 'Unable to load people.  Please check your connection and try again.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Compact: Story = { args: { isCompact: true } };
export const NotFound: Story = {
  render: () => (
    <ErrorState
      title="Event not found"
      message="It may have been deleted on another device."
      action={<ButtonLink href="#">Back to Events</ButtonLink>}
    />
  ),
};
