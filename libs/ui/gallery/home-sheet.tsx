import { AvatarStack } from '@evergift/ui/avatar';
import { Button } from '@evergift/ui/button';
import { ButtonLink } from '@evergift/ui/button-link';
import { Card } from '@evergift/ui/card';
import { CountdownBadge, type Urgency } from '@evergift/ui/countdown-badge';
import { CardGrid, Cluster, Stack } from '@evergift/ui/layout';
import { formatMoney } from '@evergift/ui/money';
import { PageHeader } from '@evergift/ui/page-header';
import { Progress } from '@evergift/ui/progress';
import { StatCard } from '@evergift/ui/stat-card';
import { ToggleGroup } from '@evergift/ui/toggle-group';
import { CalendarHeart, Gift, Plus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { people } from './samples.ts';

interface SampleEvent {
  title: string;
  date: string;
  days: number;
  urgency: Urgency;
  who: readonly string[];
  bought: number;
  spent: number;
  budget: number | null;
}

const events: readonly SampleEvent[] = [
  {
    title: 'Ana’s Birthday',
    date: 'Nov 20, 2026',
    days: 0,
    urgency: 'urgent',
    who: ['p1'],
    bought: 1,
    spent: 12450,
    budget: 10000,
  },
  {
    title: 'Hanukkah with the whole family, at grandma’s',
    date: 'Dec 4, 2026',
    days: 14,
    urgency: 'warning',
    who: ['p2', 'p3', 'p6', 'p7', 'p8', 'p4'],
    bought: 2,
    spent: 14200,
    budget: 40000,
  },
  {
    title: 'יום הולדת של יעל',
    date: 'Dec 8, 2026',
    days: 18,
    urgency: 'warning',
    who: ['p3'],
    bought: 0,
    spent: 0,
    budget: null,
  },
  {
    title: 'Christmas',
    date: 'Dec 25, 2026',
    days: 35,
    urgency: 'good',
    who: ['p1', 'p2', 'p6'],
    bought: 3,
    spent: 80000,
    budget: 80000,
  },
];

function EventCard({ event }: { event: SampleEvent }) {
  const participants = people.filter((person) => event.who.includes(person.id));
  return (
    <Card
      as="article"
      paperSeeds={event.who}
      title={<bdi>{event.title}</bdi>}
      headingLevel={3}
      footer={
        <ButtonLink href="#" size="small">
          Go To Event
        </ButtonLink>
      }
      actions={<CountdownBadge days={event.days} urgency={event.urgency} />}
    >
      <Stack gap="tight">
        <span>{event.date}</span>
        <Cluster>
          <AvatarStack people={participants} />
          <span>{participants.map((person) => person.name).join(', ')}</span>
        </Cluster>
      </Stack>
      <Progress
        label="Gifts bought"
        value={event.bought}
        max={participants.length}
        valueText={`${event.bought}/${participants.length}`}
      />
      {event.budget === null ? (
        <span>No budget set</span>
      ) : (
        <Progress
          label="Budget"
          value={event.spent}
          max={event.budget}
          valueText={`${formatMoney(event.spent)} / ${formatMoney(event.budget)}`}
        />
      )}
    </Card>
  );
}

export function HomeSheet() {
  const [within, setWithin] = useState('year');
  return (
    <>
      <PageHeader
        title="Good morning"
        description="Three occasions in the next three weeks. Ana’s is today."
        actions={
          <>
            <Button icon={<UsersRound size={18} />}>Add Person</Button>
            <Button icon={<CalendarHeart size={18} />}>Create Event</Button>
            <Button variant="primary" icon={<Plus size={18} />}>
              Add Gift
            </Button>
          </>
        }
      />
      <CardGrid columnWidth="6.5rem" gap="tight">
        <StatCard
          label="EVENTS"
          figure={12}
          lines={['8 upcoming']}
          href="#"
          icon={<CalendarHeart size={18} />}
        />
        <StatCard
          label="GIFTS"
          figure={48}
          lines={['31 ideas', '17 bought']}
          href="#"
          icon={<Gift size={18} />}
        />
        <StatCard
          label="PEOPLE"
          figure={9}
          lines={['7 birthdays']}
          href="#"
          icon={<UsersRound size={18} />}
        />
      </CardGrid>
      <Cluster justify="between" gap="normal">
        <h2>Event Timeline</h2>
        <ToggleGroup
          label="Show events within"
          value={within}
          onChange={setWithin}
          options={[
            { id: '30', label: '30 Days' },
            { id: '90', label: '90 Days' },
            { id: 'year', label: 'This Year' },
          ]}
        />
      </Cluster>
      <CardGrid columnWidth="20rem">
        {events.map((event) => (
          <EventCard key={event.title} event={event} />
        ))}
      </CardGrid>
    </>
  );
}
