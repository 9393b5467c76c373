import type { Observable } from 'rxjs';
import type { Publication } from '../../graph/publication.ts';
import type { RecordGraph } from '../../graph/record-graph.ts';
import { view } from '../../graph/views.ts';
import { collectionNames } from '../../model/collections.ts';
import { type GiftItem, peopleOf } from '../../model/gift-item.ts';
import type { Query } from '../../model/query-state.ts';
import { SortedRows } from '../../tables/sorted-rows.ts';
import type { EventRow } from '../../rows/event-row.ts';
import { type Change, MutableTable, sidesOf } from '../../tables/table.ts';
import { byId } from '../../values/compare.ts';
import { equal } from '../../values/equal.ts';
import { nearDays } from '../../rows/summary.ts';
import { firstStepOf } from './first-step.ts';
import {
  byUrgency,
  type EventStep,
  type NextStep,
  nextStepsOf,
  presentStepsOf,
} from './next-step.ts';

/** How many things to do are shown at once. */
const mostSteps = 5;
/** How many of those that are further ahead, while nothing is due. */
const mostFurther = 3;

/** The ids' rows that are there. */
function* rowsOf<Row>(ids: Iterable<string>, get: (id: string) => Row | undefined): Iterable<Row> {
  for (const id of ids) {
    const row = get(id);
    if (row) yield row;
  }
}

/**
 * The things worth doing next, most urgent first. A change looks again at the events that it touches and at no
 * other: the gift's own, those of the people whom it is for, and those whose own row changed.
 */
export class NextSteps {
  readonly #graph: RecordGraph;
  /** The most urgent of each event: no more than these of one event can be among the first. */
  readonly #steps = new MutableTable<EventStep>();
  readonly #idsByEvent = new Map<string, readonly string[]>();
  readonly #sorted = new SortedRows<EventStep>({ include: () => true, compare: byUrgency }, []);
  #first: readonly NextStep[] = [];

  constructor(graph: RecordGraph) {
    this.#graph = graph;
    this.#lookAgain([...graph.eventRows.values()].map(({ id }) => id));
  }

  /** At most five that are due, else what comes first or is further ahead; the same array until one of them changes. */
  get first(): readonly NextStep[] {
    return this.#first;
  }

  /** Follows what changed. */
  apply({ eventRows, giftItems, giftRows }: Publication): void {
    const touched = new Set(eventRows.map(({ id }) => id));
    for (const gift of sidesOf(giftItems)) this.#addEventsOf(gift, touched);
    for (const { gift } of sidesOf(giftRows)) if (gift.eventId) touched.add(gift.eventId);
    this.#lookAgain(touched);
  }

  #addEventsOf(gift: GiftItem, events: Set<string>): void {
    for (const person of peopleOf(gift)) {
      for (const eventId of this.#graph.eventsByParticipant.ids(person)) events.add(eventId);
    }
  }

  #lookAgain(eventIds: Iterable<string>): void {
    const changes: Change<EventStep>[] = [];
    for (const eventId of eventIds) changes.push(...this.#lookAgainAt(eventId));
    this.#sorted.apply(changes, () => this.#steps.values());
    const due = this.#sorted.rows.slice(0, mostSteps);
    const first = due.length > 0 ? due : this.#ahead();
    if (!equal(first, this.#first)) this.#first = first;
  }

  /** While nothing is due: what leads on, else who has no present for the next occasions. */
  #ahead(): readonly NextStep[] {
    const firstStep = firstStepOf(this.#graph);
    if (firstStep) return [firstStep];
    const isAhead = ({ days }: EventRow) => days !== null && days > nearDays;
    return [...this.#graph.eventRows.values()]
      .filter(
        (event) =>
          isAhead(event) && event.participants.some((one) => one.known && !one.hasPurchase),
      )
      .sort((a, b) => (a.days ?? 0) - (b.days ?? 0) || byId(a, b))
      .slice(0, mostFurther)
      .flatMap((event) => presentStepsOf(event, this.#sources))
      .slice(0, mostFurther);
  }

  #lookAgainAt(eventId: string): Change<EventStep>[] {
    const event = this.#graph.eventRows.get(eventId);
    const steps = event ? nextStepsOf(event, this.#sources, mostSteps) : [];
    const now = new Map(steps.map((step) => [step.id, step]));
    const before = this.#idsByEvent.get(eventId) ?? [];
    if (now.size > 0) this.#idsByEvent.set(eventId, [...now.keys()]);
    else this.#idsByEvent.delete(eventId);
    const gone = before.filter((id) => !now.has(id));
    return this.#steps.apply([...gone.map((id) => [id, undefined] as const), ...now]);
  }

  get #sources() {
    const { giftRows, giftsByEvent, giftItems, giftsByPerson } = this.#graph;
    return {
      giftsOfEvent: (id: string) => rowsOf(giftsByEvent.ids(id), (gift) => giftRows.get(gift)),
      giftsOfPerson: (id: string) => rowsOf(giftsByPerson.ids(id), (gift) => giftItems.get(gift)),
    };
  }
}

/** What is worth doing next, kept for as long as somebody looks. */
export function nextStepsView(graph: RecordGraph): Observable<Query<readonly NextStep[]>> {
  return view<readonly NextStep[]>(graph, collectionNames, [], () => {
    const steps = new NextSteps(graph);
    return {
      data: steps.first,
      next: (publication) => {
        steps.apply(publication);
        return { data: steps.first };
      },
    };
  });
}
