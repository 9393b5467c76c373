import {
  distinctUntilChanged,
  filter,
  map,
  startWith,
  type Subscription,
  switchMap,
  timer,
} from 'rxjs';
import type { RecordGraph } from '../graph/record-graph.ts';
import type { GiftItem } from '../model/gift-item.ts';
import type { Write } from '../store/document-store.ts';
import type { OpenPlanner } from '../sync/user-store.ts';
import type { DailySyncParts } from './daily-sync.ts';
import { withoutPerson } from './person-writes.ts';
import { updateChanged } from './writes.ts';

const kinds = ['people', 'events', 'giftItems'] as const;

/** So many a start: a batch of writes has a limit, and the next start mends the others. */
const mostAtOnce = 100;

/**
 * A gift without the events and the people that are gone. Its only person stays: the gift would be lost with the name.
 */
function mendedGift(graph: RecordGraph, gift: GiftItem): Partial<GiftItem> {
  const goneEvent = (id: string) => id !== '' && !graph.events.get(id);
  const left = { ...gift, alsoFor: gift.alsoFor.filter((id) => graph.people.get(id)) };
  return {
    alsoFor: left.alsoFor,
    ...(!graph.people.get(gift.personId) && withoutPerson(graph, left, gift.personId)),
    ...(goneEvent(gift.eventId) && { eventId: '' }),
    ...(goneEvent(gift.plannedEventId) && { plannedEventId: '' }),
  };
}

/**
 * The writes after which no gift and no event points to a record that is gone. Such pointers are left when two devices
 * change things at the same moment: one deletes an event while the other puts a gift on it.
 */
export function mendingWrites(graph: RecordGraph): Write[] {
  const gifts = [...graph.giftItems.values()].flatMap((gift) =>
    updateChanged('giftItems', gift, mendedGift(graph, gift)),
  );
  const events = [...graph.events.values()].flatMap((event) =>
    updateChanged('events', event, { people: event.people.filter((id) => graph.people.get(id)) }),
  );
  return [...gifts, ...events].slice(0, mostAtOnce);
}

/** Mends what dangles, once after each time a planner is opened, when all records are in step with the server. */
export function startMending({ graph, userStore, ports, run }: DailySyncParts): Subscription {
  const { clock, report } = ports;
  const mend = async (planner: OpenPlanner): Promise<void> => {
    if (planner !== userStore.planner || mendingWrites(graph).length === 0) return;
    const id = planner.ownerUid;
    const error = await run({ id, needs: kinds, writes: () => mendingWrites(graph) }).confirmed;
    if (!error) return;
    const message =
      'References to deleted records could not be mended; the next start tries again.';
    report({ area: 'mend', level: 'warning', message, facts: { kind: error.kind } });
  };
  return graph.published$
    .pipe(
      startWith(undefined),
      map(() =>
        kinds.every((kind) => graph.states[kind].status === 'live') ? userStore.planner : undefined,
      ),
      filter((planner) => planner !== undefined),
      distinctUntilChanged(),
      switchMap((planner) => timer(0, clock.scheduler).pipe(switchMap(() => mend(planner)))),
    )
    .subscribe();
}
