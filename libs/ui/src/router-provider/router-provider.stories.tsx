import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { RouterProvider } from './router-provider.tsx';

const meta = {
  component: RouterProvider,
  args: {
    navigate: fn(),
    children: <Link href="/people">People</Link>,
  },
} satisfies Meta<typeof RouterProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A plain click goes through the router. */
export const Followed: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('href', '/people');
    await userEvent.click(link);
    await expect(args.navigate).toHaveBeenCalledWith('/people');
  },
};
