import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { samplePhoto } from '../../.storybook/sample-photo.ts';
import { PhotoField } from './photo-field.tsx';

const meta = {
  component: PhotoField,
  args: {
    label: 'Picture',
    alt: 'Picture of Espresso cups',
    photo: undefined,
    hasPhoto: false,
    onChoose: fn(),
    onRemove: fn(),
  },
  render: (args, { loaded }) => <PhotoField {...args} {...loaded} />,
} satisfies Meta<typeof PhotoField>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = () => new File(['picture'], 'cups.png', { type: 'image/png' });
const bubbling = { bubbles: true, cancelable: true };
const withFile = () => {
  const transfer = new DataTransfer();
  transfer.items.add(file());
  return transfer;
};

export const Empty: Story = {};
export const WithPicture: Story = {
  args: { hasPhoto: true },
  loaders: [async () => ({ photo: await samplePhoto() })],
  play: async ({ canvas, args }) => {
    const image = canvas.getByRole<HTMLCanvasElement>('img', { name: 'Picture of Espresso cups' });
    await waitFor(() => expect(image.width).toBe(320));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const Changed: Story = {
  args: { onUndo: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
export const Refused: Story = {
  args: { errorMessage: 'This is no picture. Choose a JPEG, PNG, WebP or GIF.' },
};
export const Offline: Story = {
  args: { hasPhoto: true, errorMessage: 'This picture shows when you are connected.' },
};
export const Pending: Story = { args: { isPending: true }, parameters: { screenshot: false } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Dropped: Story = {
  parameters: { screenshot: false },
  play: async ({ args }) => {
    for (const type of ['dragover', 'drop']) {
      document.body.dispatchEvent(new DragEvent(type, { ...bubbling, dataTransfer: withFile() }));
    }
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'cups.png' }));
  },
};
export const Pasted: Story = {
  parameters: { screenshot: false },
  play: async ({ args }) => {
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { ...bubbling, clipboardData: withFile() }),
    );
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};
