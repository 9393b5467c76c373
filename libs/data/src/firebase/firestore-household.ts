import { text } from '@evergift/language';
import {
  collection,
  deleteField,
  doc,
  getDocFromServer,
  getDocsFromServer,
  onSnapshot,
  serverTimestamp,
  type DocumentData,
  type Firestore,
  type Query,
  type DocumentReference,
  type DocumentSnapshot,
  writeBatch,
  type WriteBatch,
} from 'firebase/firestore';
import { Observable, map } from 'rxjs';
import { DataError } from '../errors/data-error.ts';
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
import { readHousehold, readInvitation, textOf, week } from './household-documents.ts';

/** How long the server may take to answer, in milliseconds. */
const longestSending = 10_000;

const noAnswer = () =>
  new DataError('offline', {
    message: text('The server does not answer. This is sent when it does: look again then.'),
  });

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
    const read = (ownerUid: string, { name }: DocumentData) => ({ ownerUid, name: textOf(name) });
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

  async begin(): Promise<void> {
    const members = this.#members(this.#uid);
    if ((await this.#onServer(members)).exists()) return;
    await this.#send((batch) => batch.set(members, { members: {} }));
  }

  invite({ token, from, personId }: Omit<Invitation, 'createdAt'>): Promise<void> {
    return this.#send((batch) => {
      const guest = personId === '' ? {} : { personId };
      const invitation = { id: token, from, ...guest, ...stamps() };
      batch.set(this.#doc(this.#uid, 'invites', token), invitation);
    });
  }

  revoke(token: string): Promise<void> {
    return this.#send((batch) => batch.delete(this.#doc(this.#uid, 'invites', token)));
  }

  join({ ownerUid, invitation, name }: Joining): Promise<void> {
    const { token, personId, from } = invitation;
    return this.#send((batch) => {
      const member = { name, joinedAt: serverTimestamp(), invite: token };
      const links = personId === '' ? {} : { links: { [this.#uid]: personId } };
      const household = { members: { [this.#uid]: member }, ...links };
      batch.set(this.#members(ownerUid), household, { merge: true });
      batch.delete(this.#doc(ownerUid, 'invites', token));
      if (personId !== '') this.#name(batch, ownerUid, personId, this.#uid);
      const membership = { id: ownerUid, name: from, ...stamps() };
      batch.set(this.#doc(this.#uid, 'memberships', ownerUid), membership);
    });
  }

  remove(ownerUid: string, uid: string): Promise<void> {
    return this.#send((batch) => {
      batch.update(this.#members(ownerUid), `members.${uid}`, deleteField());
      if (uid !== this.#uid) return;
      batch.delete(this.#doc(uid, 'memberships', ownerUid));
    });
  }

  async link(ownerUid: string, uid: string, personId: string | undefined): Promise<void> {
    const members = this.#members(ownerUid);
    const { links } = readHousehold((await this.#onServer(members)).data() ?? {});
    const before = links[uid];
    if (before === personId) return;
    await this.#send((batch) => {
      batch.update(members, `links.${uid}`, personId ?? deleteField());
      if (before) this.#name(batch, ownerUid, before, undefined);
      if (personId) this.#name(batch, ownerUid, personId, uid);
    });
  }

  setCurrency(currency: string): Promise<void> {
    const changed = { currency: currency || deleteField() };
    return this.#send((batch) => batch.update(this.#members(this.#uid), changed));
  }

  forgetMembership(ownerUid: string): Promise<void> {
    return this.#send((batch) => batch.delete(this.#doc(this.#uid, 'memberships', ownerUid)));
  }

  async end(): Promise<void> {
    try {
      const [invites, memberships, circles] = await Promise.all(
        [['invites'], ['memberships'], ['readers', this.#uid, 'circles']].map((path) =>
          getDocsFromServer(collection(this.#firestore, userPath(this.#uid, ...path))),
        ),
      );
      // A planner that is gone, or let nobody in any more, has nobody to take out.
      const leave = ({ id }: DocumentSnapshot) =>
        this.remove(id, this.#uid).catch(() => this.forgetMembership(id));
      await Promise.all((memberships?.docs ?? []).map(leave));
      const members = this.#members(this.#uid);
      if ((await this.#onServer(members)).exists()) {
        await this.#send((batch) => batch.update(members, { members: {} }));
        await this.#send((batch) => batch.delete(members));
      }
      const left = [...(invites?.docs ?? []), ...(circles?.docs ?? [])];
      if (left.length === 0) return;
      await this.#send((batch) => {
        for (const { ref } of left) batch.delete(ref);
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

  #name(batch: WriteBatch, ownerUid: string, personId: string, uid: string | undefined) {
    const member = uid ?? deleteField();
    const person = this.#doc(ownerUid, 'people', personId);
    batch.update(person, { member, updatedAt: serverTimestamp() });
  }

  async #onServer(reference: DocumentReference): Promise<DocumentSnapshot> {
    try {
      return await getDocFromServer(reference);
    } catch (cause) {
      throw toDataError(cause);
    }
  }

  /** The SDK keeps what it cannot send, and sends it later: after a while nobody waits for that. */
  async #send(work: (batch: WriteBatch) => unknown): Promise<void> {
    let late: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      late = setTimeout(() => reject(noAnswer()), longestSending);
    });
    try {
      const batch = writeBatch(this.#firestore);
      work(batch);
      await Promise.race([batch.commit(), timeout]);
    } catch (cause) {
      throw toDataError(cause);
    } finally {
      clearTimeout(late);
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
