import type { Meta, StoryObj } from '@storybook/react-vite';
import { AvatarStack } from '../avatar/avatar.tsx';
import { Badge } from '../badge/badge.tsx';
import { ButtonLink } from '../button-link/button-link.tsx';
import { CountdownBadge } from '../countdown-badge/countdown-badge.tsx';
import { latinPeople, people } from '../../.storybook/sample-people.ts';
import { CardGrid, Cluster, Stack } from '../layout/layout.tsx';
import { Progress } from '../progress/progress.tsx';
import { Card } from './card.tsx';

const meta = {
  component: Card,
  args: { title: 'Notes', children: <p>Likes green tea, long walks and crosswords.</p> },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the timeline shows an event. */
export const Event: Story = { render: () => <EventCard title="Hanukkah" who={someone} /> };
/** Cards in one row share their height; what is at the foot stays there. */
export const EventsSideBySide: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: { room: 'wide' },
  render: () => (
    <CardGrid columnWidth="18rem">
      <EventCard title="Hanukkah" who={someone.slice(0, 1)} />
      <EventCard title="Winter holidays with the whole family, at grandma’s" who={latinPeople} />
    </CardGrid>
  ),
};
export const Plain: Story = {};
export const Accent: Story = { args: { tone: 'accent' } };
export const Sunken: Story = { args: { tone: 'sunken' } };
export const WithActions: Story = { args: { actions: <Badge tone="info">birthday</Badge> } };
export const WithoutTitle: Story = {
  render: () => (
    <Card>
      <p>Just a few words.</p>
    </Card>
  ),
};

const someone = latinPeople.slice(0, 3);

function EventCard({ title, who }: { title: string; who: typeof people }) {
  return (
    <Card
      as="article"
      headingLevel={3}
      title={<bdi>{title}</bdi>}
      paperSeeds={who.map(({ id }) => id)}
      actions={<CountdownBadge days={14} urgency="warning" />}
      footer={
        <ButtonLink href="#" size="small">
          Go To Event
        </ButtonLink>
      }
    >
      <Stack gap="tight">
        <span>Dec 4, 2026</span>
        <Cluster>
          <AvatarStack people={who} />
          <span>{who.map(({ name }) => name).join(', ')}</span>
        </Cluster>
      </Stack>
      <Progress label="Gifts bought" value={1} max={who.length} valueText={`1/${who.length}`} />
      <Progress label="Budget" value={142} max={100} valueText="$142.00 / $100.00" />
    </Card>
  );
}

export const EventOfTheWorld: Story = {
  parameters: { screenshot: false },
  render: () => <EventCard title="יום הולדת של יעל 🎂" who={people} />,
};
