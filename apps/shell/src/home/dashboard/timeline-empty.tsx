import { useHost } from '@evergift/contract';
import { formatCalendarDate, isInTimelineWindow } from '@evergift/data';
import type { TimelineWindow } from '@evergift/data';
import { useData, useObservable, useQuery } from '@evergift/data/react';
import { Button } from '@evergift/ui/button';
import { ButtonLink } from '@evergift/ui/button-link';
import { EmptyState } from '@evergift/ui/empty-state';
import { Cluster } from '@evergift/ui/layout';

const spans: Record<TimelineWindow, string> = {
  '30-days': 'in the next 30 days',
  '90-days': 'in the next 90 days',
  'this-year': 'this year',
};

interface TimelineEmptyProperties {
  window: TimelineWindow;
  /** Whose events are looked for; '' for everybody's. */
  personId: string;
  onWindow: (window: TimelineWindow) => void;
}

/** Says that nothing comes up in the window, names what comes after it, and offers to plan something. */
export function TimelineEmpty({ window, personId, onWindow }: TimelineEmptyProperties) {
  const { openModal, preloadModal } = useHost();
  const data = useData();
  const { data: upcoming } = useQuery(data.upcomingEvents$(personId || undefined));
  const today = useObservable(data.today$, '');
  const [next] = upcoming;
  const hasNext = (other: TimelineWindow) =>
    next !== undefined && isInTimelineWindow(next.event.date, other, today);

  return (
    <EmptyState
      title={`Nothing comes up ${spans[window]}`}
      message={
        next
          ? `Next is ${next.title} on ${formatCalendarDate(next.event.date)}.`
          : 'Plan a birthday dinner, a holiday or a thank-you, and it will count down here.'
      }
      action={
        <Cluster>
          {hasNext('90-days') ? (
            <Button onPress={() => onWindow('90-days')}>Show the next 90 days</Button>
          ) : hasNext('this-year') ? (
            <Button onPress={() => onWindow('this-year')}>Show this year</Button>
          ) : (
            next && <ButtonLink href="/events">See all events</ButtonLink>
          )}
          <Button
            onPress={() => openModal('event.add', {})}
            onHoverStart={() => preloadModal('event.add')}
          >
            Create Event
          </Button>
        </Cluster>
      }
    />
  );
}
