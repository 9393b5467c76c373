import type { Subscription } from 'rxjs';
import type { Placement } from '../commands/placement.ts';
import type { Outcome } from '../commands/outcome.ts';
import type { Run } from '../commands/command-queue.ts';
import { updateChanged } from '../commands/writes.ts';
import { DataError } from '../errors/data-error.ts';
import type { Publication } from '../graph/publication.ts';
import type { RecordGraph } from '../graph/record-graph.ts';
import { collectionNames, type CollectionName } from '../model/collections.ts';
import { eventTitle } from '../model/event-title.ts';
import { eventLabels } from '../model/gift-event.ts';
import { giftItemLabels } from '../model/gift-item.ts';
import { personLabels } from '../model/person.ts';
import type { Write } from '../store/document-store.ts';
import { equal } from '../values/equal.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What another member changed of what the user had written. */
export interface Overruled {
  /** What the record is called. */
  readonly name: string;
  /** What forms call the fields. */
  readonly fields: readonly string[];
  /** Writes again what the user had written. */
  readonly takeBack: () => Outcome;
}

const labels: Record<CollectionName, Readonly<Record<string, string>>> = {
  people: personLabels,
  events: eventLabels,
  giftItems: giftItemLabels,
};

/** A value that the user wrote, and what was there: a change that is refused brings that back. */
interface Written {
  readonly value: unknown;
  readonly before: unknown;
}

/** So many records are remembered, the last ones. */
const mostRecords = 200;

/** Remembers what the user writes on this page, and finds what others write over it. */
export class OwnWrites {
  readonly #graph: RecordGraph;
  readonly #written = new Map<string, ReadonlyMap<string, Written>>();

  constructor(graph: RecordGraph) {
    this.#graph = graph;
  }

  /** A placement that remembers what it sends. */
  remembering(placement: Placement): Placement {
    return {
      ...placement,
      send: (writes, photos, store) => {
        for (const write of writes) this.#remember(write);
        return placement.send(writes, photos, store);
      },
    };
  }

  /** The fields of a record that are different from what the user wrote, with what they wrote. They count once. */
  overruledIn(collection: CollectionName, record: Fields & { readonly id: string }): Fields {
    const key = `${collection}/${record.id}`;
    const mine = this.#written.get(key);
    if (!mine) return {};
    const changed = [...mine].filter(([name, { value }]) => !equal(record[name], value));
    if (changed.length === 0) return {};
    const kept = [...mine].filter(([name]) => !changed.some(([other]) => other === name));
    this.#written.set(key, new Map(kept));
    const lost = changed.filter(
      ([name, { before }]) => name in labels[collection] && !equal(record[name], before),
    );
    return Object.fromEntries(lost.map(([name, { value }]) => [name, value]));
  }

  #remember(write: Write): void {
    const { id } = write.address;
    const collection = collectionNames.find((name) => name === write.address.collection);
    if (!collection) return;
    const key = `${collection}/${id}`;
    const earlier = this.#written.get(key) ?? [];
    this.#written.delete(key);
    if (write.kind !== 'update') return;
    const record: Fields = { ...this.#graph[collection].get(id) };
    const fields = Object.entries(write.fields).map(
      ([name, value]) => [name, { value, before: record[name] }] as const,
    );
    this.#written.set(key, new Map([...earlier, ...fields]));
    const [oldest] = this.#written.keys();
    if (this.#written.size > mostRecords && oldest) this.#written.delete(oldest);
  }
}

/** Reports what others write over what the user wrote, once the server has it. */
export function followOverruled(
  { graph, run }: { graph: RecordGraph; run: Run },
  own: OwnWrites,
  report: (overruled: Overruled) => void,
): Subscription {
  const takeBack = (collection: CollectionName, id: string, mine: Fields) =>
    run({
      id,
      needs: [collection],
      writes: () => {
        const record = graph[collection].get(id);
        if (!record) throw new DataError('not-found');
        return updateChanged(collection, record, mine);
      },
    });
  const look = (collection: CollectionName, publication: Publication) => {
    for (const { after } of publication[collection]) {
      if (!after || after.pending) continue;
      const mine = own.overruledIn(collection, { ...after });
      const fields = Object.keys(mine).map((name) => labels[collection][name] ?? name);
      if (fields.length === 0) continue;
      const name = 'title' in after ? eventTitle(after) : after.name;
      report({ name, fields, takeBack: () => takeBack(collection, after.id, mine) });
    }
  };
  return graph.published$.subscribe((publication) => {
    for (const collection of collectionNames) look(collection, publication);
  });
}
