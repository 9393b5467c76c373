import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './spinner.tsx';

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decoration: Story = {};
export const Announced: Story = {
  args: { label: 'Loading', size: 32 },
  play: async ({ canvas }) => {
    const spinner = canvas.getByRole('img', { name: 'Loading' });
    await expect(spinner).toBeVisible();
    const turned = spinner.getAnimations().map(({ effect }) => effect as KeyframeEffect);
    const frames = turned.flatMap((effect) => effect.getKeyframes());
    // Another property of an SVG is drawn by the page's own thread, at each frame of each wait.
    await expect(frames.map((frame) => 'transform' in frame)).toEqual([true, true]);
  },
};
