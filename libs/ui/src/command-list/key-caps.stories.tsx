import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyCaps } from './key-caps.tsx';

const meta = { component: KeyCaps, args: { keys: ['g', 'p'] } } satisfies Meta<typeof KeyCaps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneAfterTheOther: Story = {};
export const Together: Story = { args: { keys: ['Ctrl', 'K'], isChord: true } };
export const One: Story = { args: { keys: ['?'] } };
