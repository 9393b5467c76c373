import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from './brand-mark.tsx';

const meta = { component: BrandMark } satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithName: Story = {};
export const MarkAlone: Story = { args: { hasName: false } };
