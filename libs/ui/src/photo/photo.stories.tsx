import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { samplePhoto } from '../../.storybook/sample-photo.ts';
import { Photo } from './photo.tsx';

const meta = {
  component: Photo,
  args: { photo: undefined, alt: 'Picture of Espresso cups' },
  render: (args, { loaded }) => <Photo {...args} {...loaded} />,
} satisfies Meta<typeof Photo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {
  loaders: [async () => ({ photo: await samplePhoto() })],
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLCanvasElement>('img', { name: 'Picture of Espresso cups' });
    await waitFor(() => expect(image.width).toBe(320));
  },
};

export const Large: Story = { ...Small, args: { size: 'large' } };
export const Tall: Story = {
  args: { size: 'large' },
  loaders: [async () => ({ photo: await samplePhoto(120, 320) })],
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLCanvasElement>('img', { name: 'Picture of Espresso cups' });
    await waitFor(() => expect(image.height).toBe(320));
  },
};
export const Loading: Story = {
  args: { size: 'large', isLoading: true },
  parameters: { screenshot: false },
};
export const NotAvailable: Story = { args: { size: 'large' } };
export const Unreadable: Story = {
  parameters: { screenshot: false },
  args: { photo: { bytes: new Uint8Array([1, 2, 3]), type: 'image/webp' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Picture of Espresso cups: not available now' });
  },
};
