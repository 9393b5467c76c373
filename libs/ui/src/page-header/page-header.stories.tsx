import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { expect } from 'storybook/test';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { PageHeader } from './page-header.tsx';

const add = (
  <Button variant="primary" icon={<Plus size={18} />}>
    Add Person
  </Button>
);
const editAndDelete = (
  <>
    <Button variant="danger" icon={<Trash2 size={18} />}>
      Delete
    </Button>
    <Button icon={<Pencil size={18} />}>Edit</Button>
  </>
);

const meta = {
  component: PageHeader,
  parameters: { room: 'wide' },
  args: { title: 'People', actions: add },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Person: Story = {
  args: {
    title: 'Grandma Jo',
    detail: '(grandmother)',
    media: <Avatar name="Grandma Jo" seed="p6" size="huge" />,
    paperSeed: 'p6',
    back: { href: '#', label: 'People' },
    actions: editAndDelete,
  },
};
export const Plain: Story = {};
export const Described: Story = {
  args: { title: 'Good morning', description: 'Three occasions in the next three weeks.' },
};
export const DescribedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { screenshot: false },
  args: {
    title: 'Über Evergift',
    description: 'Evergift besteht aus mehreren Apps. Jede wird für sich veröffentlicht.',
    actions: <Button>Aktualisieren</Button>,
  },
  play: async ({ canvas, args }) => {
    const description = canvas.getByText(String(args.description));
    await expect(description.scrollHeight).toBe(description.clientHeight);
    await expect(canvas.getByRole('heading').clientHeight).toBeLessThan(40);
    // The main action has its place at the end of a line, here of the one below.
    const header = description.closest('header')!.getBoundingClientRect();
    const action = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.abs(header.right - action.right)).toBeLessThan(1);
  },
};
export const LongTitleBesideActions: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { screenshot: false },
  args: { title: 'Idées de cadeaux', actions: <Button>Mettre à jour</Button> },
  play: async ({ canvas }) => {
    // A narrow place never makes letters larger.
    const size = Number.parseFloat(getComputedStyle(canvas.getByRole('heading')).fontSize);
    await expect(size).toBeLessThan(25);
  },
};
export const PersonOnAPhone: Story = { ...Person, globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    ...Person.args,
    title: 'Maximiliana Theodora Wilhelmina von Hohenstein-Breitenbach the Younger',
    detail: '(Godmother on my mother’s side)',
  },
};
export const RightToLeft: Story = {
  parameters: { screenshot: false },
  args: { ...Person.args, title: 'יעל לוי', detail: '(חברה)' },
};
