import { defaultTheme, equal } from '@evergift/data';
import {
  birthdayEventOwner,
  birthdaySyncWrites,
  collectionNames,
  create,
  deletePersonWrites,
  groupBy,
  isLeftOut,
  ownFields,
  remove,
  update,
  writePhoto,
} from '@evergift/data/feature';
import type { CollectionName, Core, RecordGraph, Write } from '@evergift/data/feature';
import {
  inChunks,
  runInChunks,
  type ChunkedRun,
  type ChunkParts,
  type Step,
} from '../run-in-chunks.ts';
import { decodePhoto, type Backup, type BackupRecord } from './backup.ts';
import { compareBackup, differingFields, isWithoutRecords } from './compare-backup.ts';

/** The parts of the core on which a restore runs. */
export type RestoreParts = ChunkParts & Pick<Core, 'graph' | 'uid'>;

export interface RestoreOptions {
  /** Gives what is there and different the values of the file. Default: it stays as it is. */
  readonly overwrites: boolean;
}

/** See `peopleInChunk`. */
const recordsInChunk = 20;
/**
 * A commit may look up 20 documents, and each gift's person is looked up (docs/decisions/006-references-in-rules.md).
 */
const recipientsInChunk = 10;

const needs = collectionNames;

function createMissing(
  graph: RecordGraph,
  kind: CollectionName,
  records: readonly BackupRecord[],
): Write[] {
  return records
    .filter(({ id }) => !graph[kind].get(id))
    .map(({ id, fields }) => create(kind, id, fields));
}

interface Household {
  readonly person: BackupRecord;
  /** The person's own birthday events: in one commit with them, or the daily sync would make them anew. */
  readonly birthdays: readonly BackupRecord[];
}

function peopleStep(graph: RecordGraph, households: readonly Household[]): Step {
  const people = households.map(({ person }) => person);
  const birthdays = households.flatMap((household) => household.birthdays);
  const present = () => people.map(({ id }) => id).filter((id) => graph.people.get(id));
  const ownBirthdays = new Set(birthdays.map(({ id }) => id));
  const isAlone = ({ kind, address }: Write) =>
    kind === 'delete' && address.collection !== 'giftItems';
  return {
    size: people.length + birthdays.length,
    needs,
    plan: () => [
      ...createMissing(graph, 'people', people),
      ...createMissing(graph, 'events', birthdays),
    ],
    undoPlan: () => {
      const past = [...ownBirthdays]
        .filter((id) => graph.events.get(id))
        .map((id) => remove('events', id));
      const writes = [...past, ...present().flatMap((id) => deletePersonWrites(graph, id))];
      return [...new Map(writes.map((write) => [JSON.stringify(write.address), write])).values()];
    },
    undoBefore: () =>
      present()
        .filter(
          (id) =>
            !deletePersonWrites(graph, id).every(
              (write) => isAlone(write) || ownBirthdays.has(write.address.id),
            ),
        )
        .map((id) => () => (graph.people.get(id) ? deletePersonWrites(graph, id) : [])),
  };
}

function eventsStep(graph: RecordGraph, events: readonly BackupRecord[]): Step {
  return { size: events.length, needs, plan: () => createMissing(graph, 'events', events) };
}

/** Gifts with their pictures; a gift whose picture is not in the file comes without one. */
function giftsStep(graph: RecordGraph, { photos }: Backup, gifts: readonly BackupRecord[]): Step {
  const plan = () =>
    gifts
      .filter(({ id }) => !graph.giftItems.get(id))
      .flatMap(({ id, fields }): Write[] => {
        const version = String(fields['photoVersion'] ?? '');
        const photo = version === '' ? undefined : photos.get(id);
        if (!photo) return [create('giftItems', id, { ...fields, photoVersion: '' })];
        return [create('giftItems', id, fields), writePhoto(id, version, decodePhoto(photo))];
      });
  return { size: gifts.length, needs, plan };
}

/** Gifts in chunks of few recipients. */
function giftChunks(gifts: readonly BackupRecord[]): BackupRecord[][] {
  const byRecipient = groupBy(gifts, ({ fields }) => String(fields['personId']));
  return inChunks([...byRecipient.values()], recipientsInChunk).flatMap((group) =>
    inChunks(group.flat(), recordsInChunk),
  );
}

function overwriteStep(
  graph: RecordGraph,
  kind: CollectionName,
  records: readonly BackupRecord[],
): Step {
  const plan = () =>
    records.flatMap((record) => {
      const fields = differingFields(graph, kind, record);
      return equal(fields, {}) ? [] : [update(kind, record.id, fields)];
    });
  return { size: records.length, needs, plan };
}

/** The settings of the file; those that were changed here already stay, unless an option says otherwise. */
function settingsStep(
  { graph, uid }: RestoreParts,
  { settings }: Backup,
  { overwrites, isEmpty }: { overwrites: boolean; isEmpty: boolean },
): Step {
  // What is here keeps its currency: a file gives it to an empty planner alone.
  const isFixed = (name: string) => name === 'currency' && !isEmpty;
  const isUntouched = (name: string, value: unknown) =>
    name === 'theme' ? value === defaultTheme : isLeftOut('settings', name, value);
  const plan = (): Write[] => {
    const id = uid() ?? '';
    const current = graph.settings.get(id);
    if (!settings) return [];
    if (!current) {
      const taken = Object.entries(settings).filter(([name]) => !isFixed(name));
      return [create('settings', id, Object.fromEntries(taken))];
    }
    const own = ownFields('settings', current);
    const changed = Object.entries(settings).filter(
      ([name, value]) =>
        !equal(own[name], value) && !isFixed(name) && (overwrites || isUntouched(name, own[name])),
    );
    return changed.length > 0 ? [update('settings', id, Object.fromEntries(changed))] : [];
  };
  // The last one: in another language the page is opened anew.
  return { size: 0, needs: ['settings'], seesEarlier: true, plan };
}

/**
 * Adds what is missing of a backup, by id, in chunks, with one Undo for all. When something was added or changed is
 * set anew by the server.
 */
export function restoreBackup(
  parts: RestoreParts,
  backup: Backup,
  { overwrites }: RestoreOptions,
): ChunkedRun {
  const { graph } = parts;
  const isEmpty = isWithoutRecords(graph);
  const { missing, different } = compareBackup(graph, backup);
  const owners = new Set(missing.people.map(({ id }) => id));
  const ownerOf = ({ id }: BackupRecord) => birthdayEventOwner(id) ?? '';
  const birthdays = groupBy(missing.events, ownerOf);
  const households = missing.people.map((person) => ({
    person,
    birthdays: birthdays.get(person.id) ?? [],
  }));
  const otherEvents = missing.events.filter((event) => !owners.has(ownerOf(event)));
  const overwritten = overwrites ? collectionNames : [];
  const birthdaySync: Step = {
    ...{ size: 0, needs, seesEarlier: true },
    plan: () => birthdaySyncWrites(graph),
  };
  return runInChunks(parts, [
    ...inChunks(households, recordsInChunk).map((chunk) => peopleStep(graph, chunk)),
    ...inChunks(otherEvents, recordsInChunk).map((chunk) => eventsStep(graph, chunk)),
    ...giftChunks(missing.giftItems).map((chunk) => giftsStep(graph, backup, chunk)),
    ...overwritten.flatMap((kind) =>
      inChunks(different[kind], recordsInChunk).map((chunk) => overwriteStep(graph, kind, chunk)),
    ),
    birthdaySync,
    settingsStep(parts, backup, { overwrites, isEmpty }),
  ]);
}
