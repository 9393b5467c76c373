import { circlePath, userPath } from '@evergift/data/paths';
import { readersOf } from '@evergift/data/records';
import { readDocuments, readSettings, type PersonRecords } from '../core/read-sources.ts';
import type { Documents } from '../program.d.ts';

/**
 * All records that somebody's reminders rest on: of their own planner, and of those that they share, each as they see
 * it. Who plans alone is read as if there were nothing to share.
 */
export async function personRecords(documents: Documents, uid: string): Promise<PersonRecords> {
  const [settings, own] = await Promise.all([
    documents.read(userPath(uid)),
    plannerDocuments(documents, uid),
  ]);
  const records = readDocuments({ settings, ...own });
  if (!records.settings.sharing) return records;
  const memberships = await documents.list(userPath(uid, 'memberships'));
  const owners = [uid, ...memberships.map(({ id }) => id)];
  const seen = await Promise.all(owners.map((owner) => seenPlanner(documents, owner, uid)));
  const all = seen.flat();
  return readDocuments({
    settings,
    people: all.flatMap(({ people }) => people),
    events: all.flatMap(({ events }) => events),
    giftItems: all.flatMap(({ giftItems }) => giftItems),
    currencies: new Map(all.flatMap(currenciesOf)),
  });
}

type SeenPlanner = Awaited<ReturnType<typeof seenPlanner>>[number];

/** In which currency each event of another's planner is; the user's own settings say that of their own. */
const currenciesOf = ({ currency, events }: SeenPlanner) =>
  currency === undefined ? [] : events.map(({ id }) => [id, currency] as const);

/** What everybody of a planner sees. */
async function plannerDocuments(documents: Documents, ownerUid: string) {
  const [people = [], events = [], giftItems = []] = await Promise.all(
    ['people', 'events', 'giftItems'].map((name) => documents.list(userPath(ownerUid, name))),
  );
  return { people, events, giftItems };
}

interface Household {
  readonly members?: Readonly<Record<string, unknown>>;
  readonly links?: Readonly<Record<string, string>>;
  readonly currency?: string;
}

/**
 * A planner as one of its members sees it: nobody is reminded of presents for themselves. Nothing once they are out.
 */
async function seenPlanner(documents: Documents, ownerUid: string, uid: string) {
  const found = await documents.read(userPath(ownerUid, 'household', 'members'));
  const { members = {}, links = {}, currency = '' } = (found?.fields ?? {}) as Household;
  if (uid !== ownerUid && !(uid in members)) return [];
  const [planner, hidden] = await Promise.all([
    plannerDocuments(documents, ownerUid),
    circleGifts(documents, ownerUid, uid),
  ]);
  const people = planner.people.filter(({ id }) => id !== links[uid]);
  const giftItems = [...planner.giftItems, ...hidden];
  return [{ ...planner, people, giftItems, currency: uid === ownerUid ? undefined : currency }];
}

/** The gifts of a planner that not everybody sees, and this reader does. */
async function circleGifts(documents: Documents, ownerUid: string, uid: string) {
  const circles = await documents.list(userPath(ownerUid, 'readers', uid, 'circles'));
  const named = circles.filter(({ id }) => readersOf(id).includes(uid));
  const gifts = await Promise.all(
    named.map(({ id }) => documents.list(circlePath(ownerUid, id, 'giftItems'))),
  );
  return gifts.flat();
}

/** A person's settings alone: all that most looks need. */
export const personSettings = async (documents: Documents, uid: string) =>
  readSettings(await documents.read(userPath(uid)));

/** The address of an event's page. */
export const eventAddress = (publicUrl: string, eventId: string): string =>
  new URL(`/events/${encodeURIComponent(eventId)}`, publicUrl).href;
