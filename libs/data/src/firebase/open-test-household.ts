import { filter, firstValueFrom, map, tap, throwError, timeout, type Observable } from 'rxjs';
import { inject } from 'vitest';
import type { Data } from '../compose-data.ts';
import { createData } from '../create-data.ts';
import type { Outcome } from '../commands/outcome.ts';
import type { PlannerMember } from '../household/planner.ts';
import type { SharingResult } from '../household/sharing.ts';
import type { Query } from '../model/query-state.ts';
import type {} from './provided-context.ts';

const opened: Data[] = [];
const password = 'long enough';
let devices = 0;

/** Somebody with an account, on a device of their own. */
export interface Planning {
  readonly data: Data;
  readonly uid: string;
  readonly email: string;
}

export async function closeAll(): Promise<void> {
  await Promise.all(opened.splice(0).map((data) => data.dispose()));
}

/** Ends a device, as a page that is closed: what it waits for never comes. */
export async function closeDevice({ data }: Planning): Promise<void> {
  opened.splice(opened.indexOf(data), 1);
  await data.dispose();
}

/** A device on which nobody is signed in. */
export function openDevice(name: string): Data {
  const data = createData({
    name: `${name}-${(devices += 1)}`,
    firebase: { apiKey: 'demo', projectId: inject('projectId') },
    emulator: { auth: inject('authOrigin'), firestore: inject('firestoreOrigin') },
    storage: 'memory',
  });
  opened.push(data);
  return data;
}

/** Creates an account. */
export async function newcomer(name: string): Promise<Planning> {
  const data = openDevice(name);
  const email = `${name}-${crypto.randomUUID()}@example.com`;
  const signedUp = await data.session.signUp(email, password);
  if (!signedUp.ok) throw signedUp.failure;
  await until(data.people$, ({ status }) => status === 'live');
  return { data, uid: signedUp.user.uid, email };
}

/** The same account on another device. */
export async function another({ email, uid }: Planning): Promise<Planning> {
  const data = openDevice(uid);
  const signedIn = await data.session.signIn(email, password);
  if (!signedIn.ok) throw signedIn.failure;
  await until(data.giftItems$, ({ status }) => status === 'live');
  return { data, uid, email };
}

/** The first value that is as a test needs it. After 40 s it fails, and says what came last. */
function firstThat<T>(value$: Observable<T>, isWanted: (value: T) => boolean): Promise<T> {
  let last: T | undefined;
  const tooLong = (): Observable<never> =>
    throwError(() => new Error(`Waited in vain. What came last: ${JSON.stringify(last)}`));
  return firstValueFrom(
    value$.pipe(
      tap((value) => (last = value)),
      filter(isWanted),
      timeout({ first: 40_000, with: tooLong }),
    ),
  );
}

export const until = <T>(query$: Observable<Query<T>>, condition: (query: Query<T>) => boolean) =>
  firstThat(query$, condition);

export async function done(outcome: Pick<Outcome, 'confirmed'>): Promise<void> {
  const error = await outcome.confirmed;
  if (error) throw error;
}

export async function ok<Value>(result: Promise<SharingResult<Value>>): Promise<Value> {
  const answer = await result;
  if (!answer.ok) throw answer.error;
  return answer;
}

/** Whoever plans with `owner` from now on, as that person of the planner. */
export async function join(
  owner: Planning,
  guest: Planning,
  { name, personId }: { readonly name: string; readonly personId?: string },
): Promise<void> {
  const sharing = await owner.data.openSharing();
  const { token } = await ok(sharing.invite('Olga', personId));
  const theirs = await guest.data.openSharing();
  const { invitation } = await ok(theirs.readInvitation(owner.uid, token));
  await ok(theirs.join(owner.uid, invitation, name));
  await knows(guest, (members) => members.length > 1);
  await knows(owner, (members) =>
    members.some((member) => member.uid === guest.uid && member.personId === (personId ?? '')),
  );
  await until(guest.data.giftItems$, ({ status, complete }) => status === 'live' && complete);
}

type Members = readonly Pick<PlannerMember, 'uid' | 'name' | 'personId'>[];

/** Resolves when somebody's device knows this of who plans together. */
export const knows = ({ data }: Planning, isKnown: (members: Members) => boolean) =>
  firstThat(data.planner$, ({ members }) => isKnown(members));

export const giftsOf = ({ data }: Planning) =>
  firstValueFrom(
    data.planner$.pipe(
      map(({ gifts }) => gifts),
      filter((gifts) => gifts !== undefined),
    ),
  );

/** The names of all gifts that somebody sees, in order. */
export async function names({ data }: Planning): Promise<string[]> {
  const { data: gifts } = await until(data.giftItems$, ({ complete }) => complete);
  return gifts.map(({ name }) => name).sort();
}

/** Resolves when somebody sees just these gifts, given in order. */
export const shows = ({ data }: Planning, ...gifts: string[]) =>
  until(
    data.giftItems$,
    (query) =>
      query.complete &&
      query.data
        .map(({ name }) => name)
        .sort()
        .join() === gifts.join(),
  );

/**
 * The ids of all documents that the server has below a user, past the rules.
 *
 * @param circle the gifts and pictures of this one are asked for, too
 */
export async function pathsBelow(uid: string, circle = uid): Promise<string[]> {
  const root = `projects/${inject('projectId')}/databases/(default)/documents/users/${uid}`;
  const headers = { Authorization: 'Bearer owner' };
  const found: string[] = [];
  const collections = ['people', 'events', 'giftItems', 'photos', 'invites', 'memberships'];
  const ofCircle = [`circles/${circle}/giftItems`, `circles/${circle}/photos`];
  const paths = [...collections, 'household', `readers/${uid}/circles`, ...ofCircle];
  for (const path of paths) {
    const parts = path.split('/');
    const collectionId = parts.pop();
    const parent = [root, ...parts].join('/');
    const body = JSON.stringify({ structuredQuery: { from: [{ collectionId }] } });
    const url = `${inject('firestoreOrigin')}/v1/${parent}:runQuery`;
    const answer = await fetch(url, { method: 'POST', headers, body });
    const rows = (await answer.json()) as { document?: { name: string } }[];
    found.push(...rows.flatMap(({ document }) => document?.name.slice(root.length) ?? []));
  }
  return found;
}
