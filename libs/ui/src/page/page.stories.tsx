import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarHeart, Gift, UsersRound } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { BottomBar, BottomBarAction, BottomBarLink } from '../bottom-bar/bottom-bar.tsx';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { Card } from '../card/card.tsx';
import { Link } from '../link/link.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { ToastRegion } from '../toast/toast-region.tsx';
import { createToastStore } from '../toast/toast-store.ts';
import { TopBar, TopBarLink } from '../top-bar/top-bar.tsx';
import { AppFrame, Page, ToastRoom } from './page.tsx';

const topBar = (
  <TopBar
    brand={
      <Link href="#" variant="plain">
        <BrandMark />
      </Link>
    }
    navigation={
      <TopBarLink href="#people" icon={<UsersRound size={18} />} isCurrent>
        People
      </TopBarLink>
    }
  />
);
const bottomBar = (
  <BottomBar>
    <BottomBarLink href="#people" icon={<UsersRound size={22} />} isCurrent>
      People
    </BottomBarLink>
    <BottomBarAction label="Add gift" icon={<Gift size={24} />} onPress={() => {}} />
    <BottomBarLink href="#events" icon={<CalendarHeart size={22} />}>
      Events
    </BottomBarLink>
  </BottomBar>
);
const content = (
  <>
    <PageHeader title="People" description="Everybody you give to." />
    <Card title="Notes">
      <p>Likes green tea, long walks and crosswords.</p>
    </Card>
  </>
);

const meta = {
  component: AppFrame,
  parameters: { room: 'none', fillsScreen: true },
  globals: { viewport: { value: 'tablet' } },
  args: { topBar, bottomBar, children: <Page>{content}</Page> },
} satisfies Meta<typeof AppFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Narrow: Story = { args: { children: <Page width="narrow">{content}</Page> } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** The first thing that the Tab key reaches. */
export const SkipLink: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};

const toasts = createToastStore();
toasts.show({ message: 'New person added.', duration: 0 });

/** A page with nothing below its last button, such as an invitation on a small phone. */
export const RoomForToasts: Story = {
  parameters: { screenshot: false },
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      <main style={{ display: 'grid', blockSize: '100dvh' }}>
        <button style={{ placeSelf: 'end' }}>Join</button>
      </main>
      <ToastRoom />
      <ToastRegion store={toasts} />
    </>
  ),
  play: async () => {
    const [join, toast] = [
      screen.getByRole('button', { name: 'Join' }),
      screen.getByRole('listitem'),
    ];
    await waitFor(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return expect(join.getBoundingClientRect().bottom).toBeLessThan(
        toast.getBoundingClientRect().top,
      );
    });
  },
};
