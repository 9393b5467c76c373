import { userPath } from '@evergift/data/paths';
import { readDocuments, readSettings, type PersonRecords } from '../core/read-sources.ts';
import type { Documents } from '../program.d.ts';

/** All records of one person that reminders rest on. */
export async function personRecords(documents: Documents, uid: string): Promise<PersonRecords> {
  const [settings, people, events, giftItems] = await Promise.all([
    documents.read(userPath(uid)),
    documents.list(userPath(uid, 'people')),
    documents.list(userPath(uid, 'events')),
    documents.list(userPath(uid, 'giftItems')),
  ]);
  return readDocuments({ settings, people, events, giftItems });
}

/** A person's settings alone: all that most looks need. */
export const personSettings = async (documents: Documents, uid: string) =>
  readSettings(await documents.read(userPath(uid)));

/** The address of an event's page. */
export const eventAddress = (publicUrl: string, eventId: string): string =>
  new URL(`/events/${encodeURIComponent(eventId)}`, publicUrl).href;
