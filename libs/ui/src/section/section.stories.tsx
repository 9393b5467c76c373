import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Section } from './section.tsx';

const meta = {
  component: Section,
  args: {
    title: 'Gift Tracker',
    children: (
      <Card>
        <p>Walking socks, for Grandma Jo</p>
      </Card>
    ),
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithActions: Story = { args: { actions: <Button size="small">Add gift</Button> } };
export const LongText: Story = {
  args: {
    title: 'Everything that has been thought of for the winter holidays so far',
    actions: <Button size="small">Add gift</Button>,
  },
};
