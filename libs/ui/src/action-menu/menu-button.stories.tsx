import type { Meta, StoryObj } from '@storybook/react-vite';
import { UsersRound } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '../avatar/avatar.tsx';
import { MenuButton } from './menu-button.tsx';

const opened = fn();

const meta = {
  component: MenuButton,
  parameters: { screenshot: false },
  args: {
    label: 'Olga’s planner is open. Change planner',
    title: 'Open another planner',
    actions: [
      { id: 'own', label: 'Open your planner', icon: <UsersRound size={18} />, onAction: opened },
    ],
    children: (
      <>
        <Avatar name="Olga" size="small" />
        Olga
      </>
    ),
  },
} satisfies Meta<typeof MenuButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was chosen runs when the focus is back on the button. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Olga/ });
    opened.mockImplementation(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Open your planner' }));
    await waitFor(() => expect(opened).toHaveBeenCalled());
  },
};
