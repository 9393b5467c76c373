import { changedFields, equal } from '@evergift/data';
import type { GiftItem } from '@evergift/data';
import { american, collectionNames, formats, ownFields } from '@evergift/data/feature';
import type { CollectionName, RecordGraph } from '@evergift/data/feature';
import { text } from '@evergift/language';
import type { Unreadable } from '../read/contact.ts';
import { excerpt } from '../read/fit-contact.ts';
import type { Backup, BackupRecord } from './backup.ts';

type ByCollection = Readonly<Record<CollectionName, readonly BackupRecord[]>>;

/** What restoring a backup would do. */
export interface BackupComparison {
  /** What is not there: it is added, with its id. */
  readonly missing: ByCollection;
  /** What is there and says something else: it stays, unless somebody says otherwise. */
  readonly different: ByCollection;
  /** How many records are there as the file has them. */
  readonly same: number;
  /** How many pictures are added with their gifts. */
  readonly pictures: number;
  /** How many of the gifts that are added had a picture that is not in the file. */
  readonly lostPictures: number;
  /** The currency of the file, where its amounts would get another name: the planner keeps its own. */
  readonly foreignCurrency: string | undefined;
  /** What cannot be restored, and why. */
  readonly unreadable: readonly Unreadable[];
}

/** Whether somebody has the gift's person: the server takes no gift without one. */
function hasPerson(graph: RecordGraph, backup: Backup): (gift: BackupRecord) => boolean {
  const inFile = new Set(backup.people.map(({ id }) => id));
  return ({ fields }) => {
    const { personId } = fields as unknown as GiftItem;
    return inFile.has(personId) || graph.people.get(personId) !== undefined;
  };
}

/** The fields that differ; those of the picture aside, which is never taken from a file over one that is there. */
export function differingFields(
  graph: RecordGraph,
  kind: CollectionName,
  { id, fields }: BackupRecord,
): Readonly<Record<string, unknown>> {
  const record = graph[kind].get(id);
  if (!record) return {};
  const { photoVersion: _, ...compared } = fields;
  return changedFields({ ...record.unknownFields, ...ownFields(kind, record) }, compared);
}

/** Whether there is nothing yet that has an amount, or could have one. */
export const isWithoutRecords = (graph: RecordGraph): boolean =>
  collectionNames.every((kind) => graph[kind].size === 0);

/** Files from before there were other currencies are in US dollars. */
function foreignCurrency(graph: RecordGraph, { settings }: Backup): string | undefined {
  const currency = String(settings?.['currency'] || american.currency);
  return isWithoutRecords(graph) || currency === formats().currency ? undefined : currency;
}

/** Compares a backup with what is there, by id. */
export function compareBackup(graph: RecordGraph, backup: Backup): BackupComparison {
  const hasOwner = hasPerson(graph, backup);
  const canBeAdded = (kind: CollectionName) => (record: BackupRecord) =>
    kind !== 'giftItems' || hasOwner(record);
  const by = (select: (kind: CollectionName, record: BackupRecord) => boolean): ByCollection => {
    const of = (kind: CollectionName) => backup[kind].filter((record) => select(kind, record));
    return { people: of('people'), events: of('events'), giftItems: of('giftItems') };
  };
  const isThere = (kind: CollectionName, { id }: BackupRecord) => graph[kind].get(id) !== undefined;
  const isDifferent = (kind: CollectionName, record: BackupRecord) =>
    !equal(differingFields(graph, kind, record), {});
  const missing = by((kind, record) => !isThere(kind, record) && canBeAdded(kind)(record));
  const different = by((kind, record) => isThere(kind, record) && isDifferent(kind, record));
  const same = by((kind, record) => isThere(kind, record) && !isDifferent(kind, record));
  const withPicture = missing.giftItems.filter(({ fields }) => fields['photoVersion'] !== '');
  const pictures = withPicture.filter(({ id }) => backup.photos.has(id)).length;
  const withoutPerson = backup.giftItems
    .filter((gift) => !isThere('giftItems', gift) && !hasOwner(gift))
    .map(({ fields }, index) => ({
      line: index + 1,
      text: excerpt(String(fields['name'])),
      reason: text('The person of this gift is neither in the file nor here.'),
    }));
  return {
    ...{ missing, different, pictures, lostPictures: withPicture.length - pictures },
    foreignCurrency: foreignCurrency(graph, backup),
    same: collectionNames.reduce((sum, kind) => sum + same[kind].length, 0),
    unreadable: [...backup.unreadable, ...withoutPerson],
  };
}
