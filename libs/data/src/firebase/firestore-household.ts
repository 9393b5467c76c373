import {
  collection,
  deleteField,
  doc,
  getDocFromServer,
  getDocsFromServer,
  onSnapshot,
  runTransaction,
  serverTimestamp,
  Timestamp,
  type DocumentData,
  type Firestore,
  type Query,
  type DocumentReference,
  type Transaction,
} from 'firebase/firestore';
import { Observable, map } from 'rxjs';
import { toDataError } from '../errors/to-data-error.ts';
import type {
  CircleList,
  HouseholdStore,
  Invitation,
  Joining,
  Membership,
  StoredHousehold,
} from '../store/household-store.ts';
import { userPath } from '../store/paths.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** What a household's document says; what is no name is left out. */
function readHousehold({ members, links }: DocumentData): StoredHousehold {
  return {
    members: entriesOf(members).map(([uid, member]) => ({
      uid,
      name: text((member as { name?: unknown } | null)?.name),
    })),
    links: Object.fromEntries(entriesOf(links).map(([uid, person]) => [uid, text(person)])),
  };
}

const week = 7 * 24 * 60 * 60 * 1000;

function readInvitation(token: string, data: DocumentData | undefined): Invitation | undefined {
  if (!data) return undefined;
  const { createdAt } = data as { createdAt: unknown };
  const { from, personId } = data;
  return {
    ...{ token, from: text(from), personId: text(personId) },
    createdAt: createdAt instanceof Timestamp ? createdAt.toMillis() : Date.now(),
  };
}

const stamps = () => ({ createdAt: serverTimestamp(), updatedAt: serverTimestamp() });

/** Who plans together, in Firestore. */
export class FirestoreHousehold implements HouseholdStore {
  readonly #firestore: Firestore;
  readonly #uid: string;
  readonly #track: (stop: () => void) => () => void;

  /** @param track is given what ends a listener, and gives back the same to call */
  constructor(firestore: Firestore, uid: string, track: (stop: () => void) => () => void) {
    this.#firestore = firestore;
    this.#uid = uid;
    this.#track = track;
  }

  household$(ownerUid: string): Observable<StoredHousehold> {
    return this.#document$(this.#members(ownerUid)).pipe(map((data) => readHousehold(data ?? {})));
  }

  invitations$(ownerUid: string): Observable<readonly Invitation[]> {
    const isOpen = ({ createdAt }: Invitation) => createdAt + week > Date.now();
    return this.#collection$(userPath(ownerUid, 'invites'), readInvitation).pipe(
      map(({ found }) => found.filter(isOpen).sort((a, b) => a.createdAt - b.createdAt)),
    );
  }

  memberships$(): Observable<readonly Membership[]> {
    const read = (ownerUid: string, { name }: DocumentData) => ({ ownerUid, name: text(name) });
    return this.#collection$(userPath(this.#uid, 'memberships'), read).pipe(
      map(({ found }) => found),
    );
  }

  circles$(ownerUid: string): Observable<CircleList> {
    const path = userPath(ownerUid, 'readers', this.#uid, 'circles');
    return this.#collection$(path, (circle) => circle).pipe(
      map(({ found, complete }) => ({ circles: found, complete })),
    );
  }

  async readInvitation(ownerUid: string, token: string): Promise<Invitation | undefined> {
    try {
      const found = await getDocFromServer(this.#doc(ownerUid, 'invites', token));
      return readInvitation(token, found.data());
    } catch (cause) {
      const error = toDataError(cause);
      if (error.kind === 'permission') return undefined;
      throw error;
    }
  }

  begin(): Promise<void> {
    return this.#send(async (transaction) => {
      const members = this.#members(this.#uid);
      const household = await transaction.get(members);
      if (!household.exists()) transaction.set(members, { members: {} });
    });
  }

  invite({ token, from, personId }: Omit<Invitation, 'createdAt'>): Promise<void> {
    return this.#send((transaction) => {
      const guest = personId === '' ? {} : { personId };
      const invitation = { id: token, from, ...guest, ...stamps() };
      transaction.set(this.#doc(this.#uid, 'invites', token), invitation);
    });
  }

  revoke(token: string): Promise<void> {
    return this.#send((transaction) => transaction.delete(this.#doc(this.#uid, 'invites', token)));
  }

  join({ ownerUid, invitation, name }: Joining): Promise<void> {
    const { token, personId, from } = invitation;
    return this.#send((transaction) => {
      const member = { name, joinedAt: serverTimestamp(), invite: token };
      const links = personId === '' ? {} : { links: { [this.#uid]: personId } };
      const household = { members: { [this.#uid]: member }, ...links };
      transaction.set(this.#members(ownerUid), household, { merge: true });
      transaction.delete(this.#doc(ownerUid, 'invites', token));
      if (personId !== '') this.#name(transaction, ownerUid, personId, this.#uid);
      const membership = { id: ownerUid, name: from, ...stamps() };
      transaction.set(this.#doc(this.#uid, 'memberships', ownerUid), membership);
    });
  }

  remove(ownerUid: string, uid: string): Promise<void> {
    return this.#send((transaction) => {
      transaction.update(this.#members(ownerUid), `members.${uid}`, deleteField());
      if (uid !== this.#uid) return;
      transaction.delete(this.#doc(uid, 'memberships', ownerUid));
    });
  }

  link(ownerUid: string, uid: string, personId: string | undefined): Promise<void> {
    return this.#send(async (transaction) => {
      const members = this.#members(ownerUid);
      const { links } = readHousehold((await transaction.get(members)).data() ?? {});
      const before = links[uid];
      if (before === personId) return;
      const written = personId ?? deleteField();
      transaction.update(members, `links.${uid}`, written);
      if (before) this.#name(transaction, ownerUid, before, undefined);
      if (personId) this.#name(transaction, ownerUid, personId, uid);
    });
  }

  forgetMembership(ownerUid: string): Promise<void> {
    return this.#send((transaction) =>
      transaction.delete(this.#doc(this.#uid, 'memberships', ownerUid)),
    );
  }

  async end(): Promise<void> {
    try {
      const below = await Promise.all(
        [['invites'], ['memberships'], ['readers', this.#uid, 'circles']].map((path) =>
          getDocsFromServer(collection(this.#firestore, userPath(this.#uid, ...path))),
        ),
      );
      const members = this.#members(this.#uid);
      if ((await getDocFromServer(members)).exists()) {
        await this.#send((transaction) => transaction.update(members, { members: {} }));
        await this.#send((transaction) => transaction.delete(members));
      }
      const found = below.flatMap(({ docs }) => docs);
      await this.#send((transaction) => {
        for (const { ref } of found) transaction.delete(ref);
      });
    } catch (cause) {
      throw toDataError(cause);
    }
  }

  #doc(uid: string, ...path: string[]): DocumentReference {
    return doc(this.#firestore, userPath(uid, ...path));
  }

  #members(ownerUid: string): DocumentReference {
    return this.#doc(ownerUid, 'household', 'members');
  }

  #name(transaction: Transaction, ownerUid: string, personId: string, uid: string | undefined) {
    const member = uid ?? deleteField();
    const person = this.#doc(ownerUid, 'people', personId);
    transaction.update(person, { member, updatedAt: serverTimestamp() });
  }

  async #send(work: (transaction: Transaction) => unknown): Promise<void> {
    try {
      await runTransaction(this.#firestore, async (transaction) => void (await work(transaction)), {
        maxAttempts: 1,
      });
    } catch (cause) {
      throw toDataError(cause);
    }
  }

  #document$(reference: DocumentReference): Observable<DocumentData | undefined> {
    return new Observable((subscriber) =>
      this.#track(
        onSnapshot(
          reference,
          (found) => subscriber.next(found.data()),
          (cause) => subscriber.error(toDataError(cause)),
        ),
      ),
    );
  }

  #collection$<Value>(
    path: string,
    read: (id: string, data: DocumentData) => Value | undefined,
  ): Observable<{ readonly found: Value[]; readonly complete: boolean }> {
    const all: Query = collection(this.#firestore, path);
    return new Observable((subscriber) =>
      this.#track(
        onSnapshot(
          all,
          { includeMetadataChanges: true },
          ({ docs, metadata }) =>
            subscriber.next({
              found: docs.flatMap((found) => read(found.id, found.data()) ?? []),
              complete: !metadata.fromCache,
            }),
          (cause) => subscriber.error(toDataError(cause)),
        ),
      ),
    );
  }
}
