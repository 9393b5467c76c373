import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Plus, Trash2 } from 'lucide-react';
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
