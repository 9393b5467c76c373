import { text } from '@evergift/language';
import { firstValueFrom } from 'rxjs';
import { DataError } from '../errors/data-error.ts';
import { toDataError } from '../errors/to-data-error.ts';
import { defaultTheme } from '../model/settings.ts';
import { peopleOf } from '../model/gift-item.ts';
import { isOpenSecret, type Household } from '../model/household.ts';
import type { Write } from '../store/document-store.ts';
import type { HouseholdStore, Invitation } from '../store/household-store.ts';
import { createId } from '../values/create-id.ts';
import { hideGifts } from './hide-gifts.ts';
import type { OpenHousehold } from './open-household.ts';
import type { HouseholdParts } from './planner.ts';
import { createPlacement } from './place-gifts.ts';

/** How a step of planning together went. */
export type SharingResult<Value = object> =
  | ({ readonly ok: true } & Value)
  | { readonly ok: false; readonly error: DataError };

export interface SharingParts extends HouseholdParts {
  readonly household: OpenHousehold;
}

/** 131 random bits. */
const tokenLength = 22;

const offline = () =>
  new DataError('offline', {
    message: text('This needs the network, so nothing was changed. Connect and retry.'),
  });

const used = () =>
  new DataError('not-found', {
    message: text('This invitation was used already, or has expired. Ask for another one.'),
  });

/** Inviting, joining, leaving and saying who is who. Each step needs the server; none rejects. */
export class Sharing {
  readonly #parts: SharingParts;

  constructor(parts: SharingParts) {
    this.#parts = parts;
  }

  /**
   * Makes an invitation to the user's own planner, for one guest and seven days. Gifts for the person whom the guest
   * will be are hidden first.
   * @param from what the guest reads of who invites them
   */
  invite(from: string, personId = ''): Promise<SharingResult<{ readonly token: string }>> {
    return this.#attempt(async (store) => {
      await store.begin();
      await this.#markShared();
      const token = createId(tokenLength);
      if (personId) await this.#hideFrom(`guest ${token}`, personId);
      await store.invite({ token, from: from.trim(), personId });
      return { token };
    });
  }

  revoke(token: string): Promise<SharingResult> {
    return this.#attempt(async (store) => {
      await store.revoke(token);
      return {};
    });
  }

  /** What an invitation says, before somebody joins, signed in or not. `not-found` when it is used or expired. */
  readInvitation(
    ownerUid: string,
    token: string,
  ): Promise<SharingResult<{ readonly invitation: Invitation }>> {
    return this.#attempt(async (store) => {
      const invitation = await store.readInvitation(ownerUid, token);
      if (!invitation) throw used();
      return { invitation };
    }, 'anybody');
  }

  /**
   * Joins another's planner, and opens it.
   * @param name what the others read of the user
   */
  join(ownerUid: string, invitation: Invitation, name: string): Promise<SharingResult> {
    return this.#attempt(async (store) => {
      await store.join({ ownerUid, invitation, name: name.trim() }).catch((cause: unknown) => {
        throw toDataError(cause).kind === 'permission' ? used() : cause;
      });
      await this.#markShared();
      await this.#parts.userStore.openPlanner(ownerUid);
      return {};
    });
  }

  /** Takes a member out of the user's own planner. */
  removeMember(uid: string): Promise<SharingResult> {
    return this.#attempt(async (store) => {
      await store.remove(this.#uid, uid);
      return {};
    });
  }

  /** Leaves another's planner, which is open, with what only the user saw in it; their own opens. */
  leave(): Promise<SharingResult> {
    return this.#attempt(async (store) => {
      const { household, userStore, graph, outbox } = this.#parts;
      const { ownerUid } = userStore.planner ?? {};
      if (ownerUid === undefined || ownerUid === this.#uid) return {};
      const mine = [...graph.giftItems.values()].filter(({ circle }) => circle === this.#uid);
      for (const { id, circle, photoVersion } of mine) {
        const gift: Write = { kind: 'delete', address: { collection: 'giftItems', id, circle } };
        const picture: Write = { kind: 'delete', address: { collection: 'photos', id, circle } };
        await outbox.commit(photoVersion ? [gift, picture] : [gift]).confirmed;
      }
      household.ignore();
      await store.remove(ownerUid, this.#uid);
      await userStore.leavePlanner();
      return {};
    });
  }

  /**
   * Says which person of the open planner a member is, or that they are nobody any more. Gifts that others noted for
   * that person are hidden first; how many there were.
   */
  link(
    uid: string,
    personId: string | undefined,
  ): Promise<SharingResult<{ readonly hidden: number }>> {
    return this.#attempt(async (store) => {
      const { ownerUid } = this.#parts.userStore.planner ?? { ownerUid: this.#uid };
      const hidden = personId === undefined ? 0 : await this.#hideFrom(uid, personId);
      await store.link(ownerUid, uid, personId);
      return { hidden };
    });
  }

  get #uid(): string {
    return this.#parts.userStore.uid ?? '';
  }

  async #store(): Promise<HouseholdStore> {
    return (await this.#parts.userStore.opened()).household();
  }

  /** Moves the gifts for a person to where this member will not see them. */
  async #hideFrom(uid: string, personId: string): Promise<number> {
    const { graph, household } = this.#parts;
    await household.known();
    const placed = (): Household | undefined => {
      const known = household.known$.value?.household;
      return known && { ...known, links: { ...known.links, [uid]: personId } };
    };
    const now = placed();
    if (!now || uid === this.#uid) return 0;
    const gifts = [...graph.giftItems.values()].filter(
      (gift) => peopleOf(gift).includes(personId) && isOpenSecret(now, gift),
    );
    const nothing = () => Promise.resolve();
    return hideGifts(
      this.#parts,
      createPlacement(graph, () => placed() ?? now, nothing),
      gifts,
    );
  }

  /** The settings say on every device that there is more to load than in a planner of one. */
  async #markShared(): Promise<void> {
    const { graph, outbox } = this.#parts;
    const [settings] = graph.settings.values();
    if (settings?.sharing) return;
    const address = { collection: 'settings', id: this.#uid } as const;
    const fields = { sharing: true };
    const write = settings
      ? ({ kind: 'update', address, fields } as const)
      : ({
          kind: 'create',
          address,
          fields: { id: this.#uid, theme: defaultTheme, ...fields },
        } as const);
    await outbox.commit([write]).confirmed;
  }

  /** @param who anybody, for what needs no account */
  async #attempt<Value extends object>(
    work: (store: HouseholdStore) => Promise<Value>,
    who: 'user' | 'anybody' = 'user',
  ): Promise<SharingResult<Value>> {
    const { ports, userStore } = this.#parts;
    try {
      if (!(await firstValueFrom(ports.online$))) throw offline();
      const isSignedOut = who === 'anybody' && userStore.uid === undefined;
      const value = await (isSignedOut ? this.#asAnybody(work) : work(await this.#store()));
      return { ok: true, ...value };
    } catch (cause) {
      return { ok: false, error: toDataError(cause) };
    }
  }

  /** Works on the server's documents as somebody who is not signed in; the device keeps nothing of it. */
  async #asAnybody<Value>(work: (store: HouseholdStore) => Promise<Value>): Promise<Value> {
    const store = await this.#parts.ports.openStore('', { memory: true });
    try {
      return await work(await store.household());
    } finally {
      await store.close({ clear: false });
    }
  }
}
