import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarHeart, Gift, UsersRound } from 'lucide-react';
import { fn } from 'storybook/test';
import { BottomBar, BottomBarAction, BottomBarLink } from './bottom-bar.tsx';

const meta = {
  component: BottomBar,
  parameters: { room: 'none', fillsScreen: true },
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <>
        <BottomBarLink href="#people" icon={<UsersRound size={22} />} isCurrent>
          People
        </BottomBarLink>
        <BottomBarAction label="Add gift" icon={<Gift size={24} />} onPress={fn()} />
        <BottomBarLink href="#events" icon={<CalendarHeart size={22} />}>
          Events
        </BottomBarLink>
      </>
    ),
  },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAPhone: Story = {};
