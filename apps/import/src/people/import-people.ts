import { createId } from '@evergift/data';
import { addPersonWrites, editPersonWrites } from '@evergift/data/feature';
import type { Core } from '@evergift/data/feature';
import type { Contact } from '../read/contact.ts';
import {
  inChunks,
  runInChunks,
  type ChunkedRun,
  type ChunkParts,
  type Step,
} from '../run-in-chunks.ts';
import { matchContacts, missingFields, type Candidate } from './match-contacts.ts';
import { takeBackPeople } from './take-back-people.ts';

/** What to do with a candidate: add somebody, or give the person of the same name what is missing. */
export interface ImportedPerson {
  readonly candidate: Candidate;
  readonly action: 'add' | 'fill';
}

/** The parts of the core on which an import runs. */
export type ImportParts = ChunkParts & Pick<Core, 'graph'>;

/**
 * So many people are one commit, with their birthday events: the SDK's copy writes a whole commit for each document in
 * it.
 */
const peopleInChunk = 10;

const inputOf = ({ name, nickname, birthday, notes, relationship }: Contact) => ({
  ...{ name, nickname, birthday, notes, relationship },
});

interface Added {
  readonly id: string;
  readonly contact: Contact;
  /** Somebody said that this is another person of the same name. */
  readonly isCertain: boolean;
}

/** Adds people with their birthday events. One who came from elsewhere meanwhile is not added again. */
function addStep({ graph }: ImportParts, added: readonly Added[]): Step {
  return {
    size: added.length,
    needs: ['people', 'events'],
    plan: () => {
      const certain = added.filter(({ isCertain }) => isCertain);
      const others = added.filter(({ isCertain }) => !isCertain);
      const contacts = others.map(({ contact }) => contact);
      const matches = matchContacts(contacts, graph.people.values(), graph.today);
      const stillNew = others.filter((_, index) => matches[index]?.match !== 'there');
      return [...certain, ...stillNew].flatMap(
        ({ id, contact }) => addPersonWrites(graph, id, inputOf(contact)).writes,
      );
    },
    ...takeBackPeople(
      graph,
      added.map(({ id }) => id),
    ),
  };
}

/** Gives people what is missing of them. One who is gone by now is left alone. */
function fillStep({ graph }: ImportParts, filled: ReadonlyMap<string, Contact>): Step {
  return {
    size: filled.size,
    needs: ['people', 'events', 'giftItems'],
    plan: () =>
      [...filled].flatMap(([id, contact]) => {
        const person = graph.people.get(id);
        return person ? editPersonWrites(graph, id, missingFields(person, contact)).writes : [];
      }),
  };
}

/** Writes what was chosen of a file, in chunks, with one Undo for all of it. Works offline. */
export function importPeople(parts: ImportParts, chosen: readonly ImportedPerson[]): ChunkedRun {
  const added = chosen
    .filter(({ action }) => action === 'add')
    .map(({ candidate: { contact, match } }) => ({
      ...{ id: createId(), contact, isCertain: match === 'asked' },
    }));
  const filled = new Map<string, Contact>();
  for (const { action, candidate } of chosen) {
    const id = candidate.person?.id;
    if (action === 'fill' && id !== undefined && !filled.has(id)) filled.set(id, candidate.contact);
  }
  return runInChunks(parts, [
    ...inChunks(added, peopleInChunk).map((chunk) => addStep(parts, chunk)),
    ...inChunks([...filled], peopleInChunk).map((chunk) => fillStep(parts, new Map(chunk))),
  ]);
}
