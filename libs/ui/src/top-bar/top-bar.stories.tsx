import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarHeart, Plus, UserRound, UsersRound } from 'lucide-react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inReverseOrder } from '../../.storybook/in-reverse-order.ts';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Link } from '../link/link.tsx';
import { TopBar, TopBarLink } from './top-bar.tsx';

const meta = {
  component: TopBar,
  parameters: { room: 'none' },
  args: {
    brand: (
      <Link href="#" variant="plain">
        <BrandMark />
      </Link>
    ),
    navigation: (
      <>
        <TopBarLink href="#people" icon={<UsersRound size={18} />} isCurrent>
          People
        </TopBarLink>
        <Button variant="primary" size="small" icon={<Plus size={18} />}>
          Add gift
        </Button>
        <TopBarLink href="#events" icon={<CalendarHeart size={18} />}>
          Events
        </TopBarLink>
      </>
    ),
    actions: <IconButton label="Profile" icon={<UserRound size={20} />} />,
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { globals: { viewport: { value: 'tablet' } } };
/** The bottom bar has the links. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Focused: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await userEvent.tab();
    await userEvent.tab();
  },
};

/** An app that brings the styles of links and buttons again changes nothing in the bar. */
export const StylesInAnyOrder: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: { screenshot: false },
  play: async ({ canvas }) => {
    const link = getComputedStyle(canvas.getByRole('link', { name: 'People' }));
    const button = getComputedStyle(canvas.getByRole('button', { name: 'Profile' }));
    const look = () => [link.borderRadius, link.paddingInline, button.paddingInline];
    await expect(inReverseOrder(look)).toEqual(look());
  },
};

/** The blur costs every frame: it is there while something lies below the bar, and not below a dialog. */
export const BlursWhatLiesBelow: Story = {
  parameters: { screenshot: false },
  render: (args) => (
    <div data-testid="page" style={{ blockSize: '12rem', overflow: 'auto' }}>
      <TopBar {...args} />
      <div style={{ blockSize: '40rem' }} />
    </div>
  ),
  play: async ({ canvas }) => {
    const page = canvas.getByTestId('page');
    const bar = getComputedStyle(canvas.getByRole('banner'), '::before');
    await expect(bar.backdropFilter).toBe('none');
    page.scrollTop = 100;
    await waitFor(() => expect(bar.backdropFilter).toContain('blur'));
    document.documentElement.dataset['dialogs'] = '';
    await expect(bar.backdropFilter).toBe('none');
    delete document.documentElement.dataset['dialogs'];
  },
};
