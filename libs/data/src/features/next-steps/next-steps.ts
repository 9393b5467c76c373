import type { Observable } from 'rxjs';
import type { Publication } from '../../graph/publication.ts';
import type { RecordGraph } from '../../graph/record-graph.ts';
import { view } from '../../graph/views.ts';
import { collectionNames } from '../../model/collections.ts';
import { type GiftItem, peopleOf } from '../../model/gift-item.ts';
import type { Query } from '../../model/query-state.ts';
import { SortedRows } from '../../tables/sorted-rows.ts';
import { type Change, MutableTable, sidesOf } from '../../tables/table.ts';
import { byUrgency, type NextStep, nextStepsOf } from './next-step.ts';

/** How many things to do are shown at once. */
const mostSteps = 5;

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
  readonly #steps = new MutableTable<NextStep>();
  readonly #idsByEvent = new Map<string, readonly string[]>();
  readonly #sorted = new SortedRows<NextStep>({ include: () => true, compare: byUrgency }, []);
  #first: readonly NextStep[] = [];

  constructor(graph: RecordGraph) {
    this.#graph = graph;
    this.#lookAgain([...graph.eventRows.values()].map(({ id }) => id));
  }

  /** At most five; the same array until one of them changes. */
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
    const changes: Change<NextStep>[] = [];
    for (const eventId of eventIds) changes.push(...this.#lookAgainAt(eventId));
    if (!this.#sorted.apply(changes, () => this.#steps.values())) return;
    const first = this.#sorted.rows.slice(0, mostSteps);
    const isSame =
      first.length === this.#first.length &&
      first.every((step, index) => step === this.#first[index]);
    if (!isSame) this.#first = first;
  }

  #lookAgainAt(eventId: string): Change<NextStep>[] {
    const event = this.#graph.eventRows.get(eventId);
    const steps = event ? nextStepsOf(event, this.#sources) : [];
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
