import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ButtonLink } from '../button-link/button-link.tsx';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
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

/** Below 'Try again' there may be more: nothing touches, nor breaks in the middle, on a phone. */
export const SeveralWaysOn: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    retryLabel: 'Retry',
    action: (
      <>
        <Button>Refresh Page</Button>
        <Link href="#">What is running</Link>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const places = [
      ...canvas.getAllByRole('button'),
      canvas.getByRole('link', { name: 'What is running' }),
    ].map((element) => element.getBoundingClientRect());
    for (const [index, one] of places.entries()) {
      for (const other of places.slice(index + 1)) {
        const across = Math.max(other.left - one.right, one.left - other.right);
        const down = Math.max(other.top - one.bottom, one.top - other.bottom);
        await expect(Math.max(across, down)).toBeGreaterThanOrEqual(8);
      }
    }
  },
};
