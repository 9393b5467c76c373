import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlidersHorizontal } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { Disclosure } from './disclosure.tsx';

const meta = {
  component: Disclosure,
  args: {
    title: 'Filter & Sort',
    icon: <SlidersHorizontal size={18} />,
    children: (
      <SearchField label="Search" value="" onChange={() => {}} placeholder="search people..." />
    ),
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { isDefaultOpen: false } };
export const WithSummary: Story = {
  args: { isDefaultOpen: false, summary: <Badge>2 filters</Badge> },
};
export const Bare: Story = {
  args: { variant: 'bare', title: 'show optional fields', isDefaultOpen: false },
};
export const Folded: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: /Filter/ });
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    const panel = document.getElementById(trigger.getAttribute('aria-controls') ?? '');
    await waitFor(() => expect(panel).toHaveAttribute('hidden', 'until-found'));
    // What has no box the browser's search does not find.
    await expect(panel?.getClientRects()).toHaveLength(1);
  },
};
const onFirstLook = fn<(isVisible: boolean) => void>();

/** Says whether the browser would draw it when it has just been put on the page. */
function FirstLook() {
  const element = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => onFirstLook(element.current?.checkVisibility() ?? false), []);
  return <p ref={element}>Handmade soap</p>;
}

export const FoldedFromTheFirst: Story = {
  parameters: { screenshot: false },
  args: { isDefaultOpen: false, children: <FirstLook /> },
  play: async () => {
    await expect(onFirstLook).toHaveBeenCalledWith(false);
    await expect(onFirstLook).not.toHaveBeenCalledWith(true);
  },
};

export const Focused: Story = { play: () => userEvent.tab() };
