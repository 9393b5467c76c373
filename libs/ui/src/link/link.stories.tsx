import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft } from 'lucide-react';
import { userEvent } from 'storybook/test';
import { latinPeople, people } from '../../.storybook/sample-people.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { Stack } from '../layout/layout.tsx';
import { Link, NameButton } from './link.tsx';

const meta = {
  component: Link,
  args: { href: '#', children: 'the list of people' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (from: typeof people) => (
  <Stack>
    {from.map(({ id, name }) => (
      <Link key={id} href="#" variant="name" media={<Avatar name={name} seed={id} />}>
        {name}
      </Link>
    ))}
  </Stack>
);

export const InText: Story = {
  render: (args) => (
    <p>
      Everybody is in <Link {...args} />, where one finds them by name.
    </p>
  ),
};
export const Names: Story = { render: () => names(latinPeople) };
/** In any script and direction; the system's fonts draw what ours cannot. */
export const NamesOfTheWorld: Story = {
  parameters: { screenshot: false },
  render: () => names(people),
};
export const Back: Story = {
  args: {
    variant: 'back',
    children: (
      <>
        <ArrowLeft size={16} aria-hidden /> People
      </>
    ),
  },
};
export const Focused: Story = { play: () => userEvent.tab() };

/** Opens something here, in place of leading somewhere. */
export const NameThatOpens: Story = {
  render: () => <NameButton>Garden shears</NameButton>,
};
