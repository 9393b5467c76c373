import { createId, eventSchema, giftItemSchema } from '@evergift/data';
import {
  addPersonWrites,
  create,
  deleteEventWrites,
  deleteGiftItemWrites,
  validate,
} from '@evergift/data/feature';
import type { RecordGraph, Write } from '@evergift/data/feature';
import type { ImportParts } from '../people/import-people.ts';
import { nameKey } from '../people/name-key.ts';
import { takeBackPeople } from '../people/take-back-people.ts';
import { runInChunks, type ChunkedRun, type Step } from '../run-in-chunks.ts';
import type { EventEntry, GiftEntry, NamedPerson, TableEntry } from './entry.ts';

/** So many documents are one commit: see `peopleInChunk`. */
const writesInChunk = 20;
/**
 * A commit may look up 20 documents, and each gift's person is looked up (docs/decisions/006-references-in-rules.md).
 */
const recipientsInChunk = 10;

interface Chosen {
  readonly id: string;
  readonly entry: TableEntry;
  /** The ids of its people, the new ones too. */
  readonly personIds: readonly string[];
}

/** Entries of one commit, and the new people whom they name first. */
interface Chunk {
  readonly chosen: Chosen[];
  /** Their names by id. */
  readonly newPeople: Map<string, string>;
  /** Those of all commits: nobody listens to what the ones before wrote. */
  readonly allNewPeople: ReadonlyMap<string, string>;
  readonly recipients: Set<string>;
}

/** Gives each entry an id, and each new person one for all entries that name them. */
function withIds(entries: readonly TableEntry[]) {
  const names = new Map<string, string>();
  const ids = new Map<string, string>();
  const idOf = ({ id, name }: NamedPerson) => {
    if (id !== '') return id;
    const newId = ids.get(nameKey(name)) ?? createId();
    ids.set(nameKey(name), newId);
    names.set(newId, names.get(newId) ?? name);
    return newId;
  };
  const chosen = entries.map((entry): Chosen => ({
    ...{ id: createId(), entry, personIds: entry.people.map(idOf) },
  }));
  return { chosen, names };
}

/** The entries in commits that the server takes, those for the same person together. */
function chunksOf(entries: readonly TableEntry[]): Chunk[] {
  const { chosen, names } = withIds(entries);
  const groups = new Map<string, Chosen[]>();
  for (const one of chosen) {
    const key = one.entry.kind === 'gift' ? (one.personIds[0] ?? '') : '';
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  const chunks: Chunk[] = [];
  const created = new Set<string>();
  for (const [recipient, group] of groups) {
    for (const one of group) {
      const added = one.personIds.filter((id) => names.has(id) && !created.has(id));
      let chunk = chunks.at(-1);
      const size = chunk ? chunk.chosen.length + chunk.newPeople.size + 1 + added.length : 0;
      const isFull =
        size > writesInChunk ||
        (chunk?.recipients.size === recipientsInChunk && !chunk.recipients.has(recipient));
      if (!chunk || isFull) {
        chunk = {
          ...{ chosen: [], newPeople: new Map(), allNewPeople: names, recipients: new Set() },
        };
        chunks.push(chunk);
      }
      chunk.chosen.push(one);
      chunk.recipients.add(recipient);
      for (const id of added) {
        created.add(id);
        chunk.newPeople.set(id, names.get(id) ?? '');
      }
    }
  }
  return chunks;
}

function createEvent(id: string, entry: EventEntry, people: readonly string[]): Write {
  const { title, date, type, budget, notes } = entry;
  return create(
    'events',
    id,
    validate(eventSchema, { title, date, type, budget, notes, people: [...people] }),
  );
}

function createGift(
  id: string,
  entry: GiftEntry,
  { personId, personName, alsoFor }: { personId: string; personName: string; alsoFor: string[] },
): Write {
  const { name, status, stage, estimatedCost, purchasedCost, url, notes, event } = entry;
  const fields = validate(giftItemSchema, {
    ...{ name, status, stage, estimatedCost, purchasedCost, url, notes, alsoFor },
    [status === 'purchased' ? 'eventId' : 'plannedEventId']: event?.id ?? '',
  });
  return create('giftItems', id, { ...fields, personId, personName });
}

function step({ graph }: ImportParts, { chosen, newPeople, allNewPeople }: Chunk): Step {
  const nameOf = (id: string) => allNewPeople.get(id) ?? graph.people.get(id)?.name;
  /** Whoever is gone since the preview is left out, and what was for them alone. */
  const planEntry = ({ id, entry, personIds }: Chosen): Write[] => {
    const people = personIds.filter((person) => nameOf(person) !== undefined);
    const [personId, ...alsoFor] = people;
    if (personId === undefined) return [];
    if (entry.kind === 'event') return [createEvent(id, entry, people)];
    const personName = nameOf(personId) ?? '';
    return [createGift(id, entry, { personId, personName, alsoFor })];
  };
  return {
    size: chosen.length,
    needs: ['people', 'events', 'giftItems'],
    plan: () => [
      ...[...newPeople].flatMap(([id, name]) => addPersonWrites(graph, id, { name }).writes),
      ...chosen.flatMap(planEntry),
    ],
    undoFirst: () => chosen.flatMap((one) => planRemoved(graph, one)),
    ...takeBackPeople(graph, [...newPeople.keys()]),
  };
}

function planRemoved(graph: RecordGraph, { id, entry }: Chosen): Write[] {
  if (entry.kind === 'event') return graph.events.get(id) ? deleteEventWrites(graph, id) : [];
  return graph.giftItems.get(id) ? deleteGiftItemWrites(graph, id) : [];
}

/**
 * Writes events or gifts of a table with the new people whom they name, in chunks, with one Undo for all of it.
 * Works offline.
 */
export const importEntries = (parts: ImportParts, chosen: readonly TableEntry[]): ChunkedRun =>
  runInChunks(
    parts,
    chunksOf(chosen).map((chunk) => step(parts, chunk)),
  );
