import { text } from '@evergift/language';
import type { TimelineWindow } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { useSearchParams } from '@evergift/router';
import { LazySelect } from '@evergift/ui/lazy-select';
import { ToggleGroup } from '@evergift/ui/toggle-group';
import { DoneEvents } from './done-events.tsx';
import { EventCards } from './event-cards.tsx';
import { TimelineEnd } from './timeline-end.tsx';
import {
  everybody,
  personChoices,
  readTimelineFilter,
  writeTimelineFilter,
} from './timeline-filter.ts';
import styles from './timeline.module.css';
import { useHost } from '@evergift/contract';
import { Button } from '@evergift/ui/button';
import { EmptyState } from '@evergift/ui/empty-state';

/** Nothing comes up, in no window: offers to plan something. */
function TimelineEmpty() {
  const { openModal, preloadModal } = useHost();
  return (
    <EmptyState
      title={text('Nothing comes up yet')}
      message={text(
        'Plan a birthday dinner, a holiday or a thank-you, and it will count down here.',
      )}
      action={
        <Button
          onPress={() => openModal('event.add', {})}
          onHoverStart={() => preloadModal('event.add')}
        >
          {text('Create Event')}
        </Button>
      }
    />
  );
}

const windows: readonly { id: TimelineWindow; label: string }[] = [
  { id: '30-days', label: text('30 Days') },
  { id: '90-days', label: text('90 Days') },
  { id: 'this-year', label: text('This Year') },
];

/**
 * The events to come, within a window and for a person. Those that are done fold to one line; at the end is
 * what comes after the window. The filters live in the address.
 */
export function Timeline() {
  const data = useData();
  const [parameters, setParameters] = useSearchParams();
  const filter = readTimelineFilter(parameters);
  const { data: people } = useQuery(data.peopleRows$);
  const { data: events } = useQuery(data.timeline$(filter));
  const { data: later } = useQuery(data.afterTimeline$(filter));
  const open = events.filter((event) => !event.done);
  const done = events.filter((event) => event.done);

  const change = (next: Partial<typeof filter>) =>
    setParameters(writeTimelineFilter({ ...filter, ...next }), { replace: true });

  return (
    <section className={styles.timeline} aria-labelledby="timeline-title">
      <header className={styles.header}>
        <h2 id="timeline-title">{text('Event Timeline')}</h2>
        <div className={styles.filters}>
          <ToggleGroup
            label={text('Show events within')}
            options={windows}
            value={filter.window}
            onChange={(window) => change({ window })}
          />
          <LazySelect
            label={text('Person')}
            isLabelHidden
            options={personChoices(people, filter.personId)}
            value={filter.personId || everybody}
            onChange={(id) => change({ personId: id === everybody ? '' : id })}
          />
        </div>
      </header>
      {open.length > 0 && <EventCards events={open} />}
      <DoneEvents events={done} />
      {events.length + later.length === 0 ? (
        <TimelineEmpty />
      ) : (
        <TimelineEnd {...filter} later={later} isClear={open.length === 0} />
      )}
    </section>
  );
}
