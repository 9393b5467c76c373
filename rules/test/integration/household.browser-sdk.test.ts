import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteField,
  doc,
  getCountFromServer,
  getDocs,
  onSnapshot,
  query,
  runTransaction,
  serverTimestamp,
  setLogLevel,
  updateDoc,
  where,
  writeBatch,
  type DocumentReference,
  type Firestore,
  type FirestoreError,
  type Query,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PROJECT, Wire } from '../household/wire.ts';
import { worldOf } from '../household/world.ts';
import { databases } from './databases.ts';
import { openEnvironment, today } from './environments.ts';

setLogLevel('silent');

/** Listens until the server refuses. */
function listen(target: DocumentReference | Query) {
  let isHeard: (texts: string) => void;
  let isRefused: (error: FirestoreError) => void;
  const heard: string[] = [];
  const first = new Promise<string>((resolve) => (isHeard = resolve));
  const refused = new Promise<FirestoreError>((resolve) => (isRefused = resolve));
  onSnapshot(target as Query, {
    next: (snapshot: { docs?: { data(): unknown }[]; data?(): unknown }) => {
      const text = JSON.stringify(snapshot.docs?.map((each) => each.data()) ?? snapshot.data?.());
      heard.push(text);
      isHeard(text);
    },
    error: (error) => isRefused(error),
  });
  return { heard, first, refused };
}

for (const candidate of databases(location.origin)) {
  if ('skipped' in candidate) {
    test.skip(`${candidate.name}: ${candidate.skipped}`, () => undefined);
    continue;
  }
  describe(`H8 by the SDK on ${candidate.name}`, () => {
    let running: Awaited<ReturnType<typeof candidate.start>>;
    let environment: RulesTestEnvironment;
    let olga: Firestore;
    let mia: Firestore;

    beforeAll(async () => {
      running = await candidate.start();
      environment = await openEnvironment(running.baseUrl, PROJECT);
      olga = today(environment.authenticatedContext('olga').firestore());
      mia = today(environment.authenticatedContext('mia').firestore());
    });
    beforeEach(() => new Wire(running.baseUrl).reset(worldOf()));
    afterAll(async () => {
      await environment?.cleanup();
      await running?.stop();
    });

    test('H4 the hidden member listens to, counts and reads in a transaction nothing of it', async () => {
      const hidden = collection(mia, 'users/olga/circles/emil~olga/giftItems');
      const gifts = [hidden, query(hidden, where('personId', '==', 'p-mia'))];
      for (const target of [...gifts, doc(hidden, 'kite'), doc(hidden, 'none')]) {
        expect(await listen(target).refused).toMatchObject({ code: 'permission-denied' });
      }
      for (const target of [...gifts, collectionGroup(mia, 'giftItems')]) {
        // The local backend counts nothing for anybody.
        const count = getCountFromServer(target);
        await (candidate.isOfficial ? assertFails(count) : expect(count).rejects.toThrow());
      }
      await assertFails(runTransaction(mia, (transaction) => transaction.get(doc(hidden, 'kite'))));
    });

    const as = (uid: string) => today(environment.authenticatedContext(uid).firestore());
    const outcomesOf = async (commits: Promise<void>[]): Promise<string[]> =>
      (await Promise.allSettled(commits)).map(({ status }) => status).sort();

    test('H1 of two guests with one invitation one joins, where nobody did before, too', async () => {
      const joins = (uid: string, owner: string, token: string) => {
        const firestore = as(uid);
        const batch = writeBatch(firestore);
        const member = { name: uid, joinedAt: serverTimestamp(), invite: token };
        const household = doc(firestore, `users/${owner}/household/members`);
        batch.set(household, { members: { [uid]: member } }, { merge: true });
        batch.delete(doc(firestore, `users/${owner}/invites/${token}`));
        return batch.commit();
      };
      for (const [owner, token] of [
        ['olga', 'fresh-0123456789abcdef'],
        ['sam', 'sams-0123456789abcdefg'],
      ] as const) {
        const both = ['ron', 'una'].map((uid) => joins(uid, owner, token));
        expect(await outcomesOf(both)).toEqual(['fulfilled', 'rejected']);
      }
      expect((await getDocs(collection(olga, 'users/olga/invites'))).size).toBe(2);
    });

    test('H3 of two who take the same idea at once one gets it', async () => {
      const takes = (firestore: Firestore, takenBy: string) =>
        updateDoc(doc(firestore, 'users/olga/giftItems/open'), {
          ...{ takenBy, updatedAt: serverTimestamp() },
        });
      const both = [takes(mia, 'mia'), takes(as('emil'), 'emil')];
      expect(await outcomesOf(both)).toEqual(['fulfilled', 'rejected']);
    });

    test('H6 a removed member hears of their removal at once, and then of nothing', async () => {
      const household = doc(olga, 'users/olga/household/members');
      const gift = doc(olga, 'users/olga/giftItems/open');
      const belonging = listen(doc(mia, household.path));
      const open = listen(collection(mia, 'users/olga/giftItems'));
      const clock = doc(mia, 'users/olga/circles/emil~mia/giftItems/clock');
      const circle = listen(clock.parent);
      await Promise.all([belonging.first, open.first, circle.first]);

      await assertSucceeds(updateDoc(household, { 'members.mia': deleteField() }));
      expect(await belonging.refused).toMatchObject({ code: 'permission-denied' });

      // A listener that is open is judged again with the next change, which it does not get.
      const change = { name: 'A later secret', updatedAt: serverTimestamp() };
      await assertSucceeds(updateDoc(gift, change));
      expect(await open.refused).toMatchObject({ code: 'permission-denied' });
      await assertSucceeds(updateDoc(doc(as('emil'), clock.path), change));
      expect(await circle.refused).toMatchObject({ code: 'permission-denied' });
      expect([...open.heard, ...circle.heard].join()).not.toContain('A later secret');
      await assertFails(updateDoc(doc(mia, gift.path), change));
    });
  });
}
