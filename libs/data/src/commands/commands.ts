import type { FormatChoice } from '../formats/formats-for.ts';
import type { EventInput } from '../model/gift-event.ts';
import type { GiftItemInput, GiftStage, NewGiftItemInput } from '../model/gift-item.ts';
import type { PersonInput } from '../model/person.ts';
import {
  defaultTheme,
  remindDaysSchema,
  themeSchema,
  type Digest,
  type SettingsFields,
  type Theme,
} from '../model/settings.ts';
import { collectionNames } from '../model/collections.ts';
import type { Write } from '../store/document-store.ts';
import type { RecordGraph } from '../graph/record-graph.ts';
import type { UserStore } from '../sync/user-store.ts';
import type { Run } from './command-queue.ts';
import {
  addEventWrites,
  deleteEventWrites,
  editEventWrites,
  type NewParticipants,
} from './event-writes.ts';
import {
  addGiftItemWrites,
  deleteGiftItemWrites,
  editGiftItemWrites,
  type NewPhoto,
  type NewRecipient,
} from './gift-writes.ts';
import type { Photo } from '../model/photo.ts';
import { createId } from '../values/create-id.ts';
import type { BirthdayEffect, Outcome, PersonOutcome } from './outcome.ts';
import {
  addPersonWrites,
  deletePersonWrites,
  editPersonWrites,
  type PersonWrites,
} from './person-writes.ts';
import { purchaseWrites, shortlistWrites, stageWrites, type Purchase } from './shortlist-writes.ts';
import { seenByWrites, type NewReaders, type SeenBy } from './seen-by-writes.ts';
import { validate, create, updateChanged } from './writes.ts';

export interface AddOptions {
  /** The new record's id. Adding twice with the same id adds once: give a form an id when it opens. */
  readonly id?: string;
}

export interface AddGiftOptions extends AddOptions {
  readonly photo?: Photo | undefined;
  readonly seenBy?: SeenBy | undefined;
}

/** Everything that changes data. Each validates, applies at once, and never rejects. */
export interface Commands {
  addPerson(input: PersonInput, options?: AddOptions): PersonOutcome;
  editPerson(id: string, changes: Partial<PersonInput>): PersonOutcome;
  deletePerson(id: string): Outcome;
  addEvent(input: EventInput & NewParticipants, options?: AddOptions): Outcome;
  editEvent(id: string, changes: Partial<EventInput> & NewParticipants): Outcome;
  deleteEvent(id: string): Outcome;
  addGiftItem(input: NewGiftItemInput, options?: AddGiftOptions): Outcome;
  editGiftItem(
    id: string,
    changes: Partial<GiftItemInput> & NewRecipient & NewPhoto & NewReaders,
  ): Outcome;
  deleteGiftItem(id: string): Outcome;
  /** Puts an idea on an event's shortlist. */
  planGiftItem(id: string, eventId: string): Outcome;
  /** Takes an idea off the shortlist that it is on. */
  unplanGiftItem(id: string): Outcome;
  /** Marks an idea as purchased. */
  buyGiftItem(id: string, purchase: Purchase): Outcome;
  /** Says how far a purchased gift is. */
  setGiftItemStage(id: string, stage: GiftStage): Outcome;
  setTheme(theme: Theme): Outcome;
  /** Days before every event on which to remind, unless it says otherwise; none for never. */
  setRemindDays(days: readonly number[]): Outcome;
  /** How often to send a summary by e-mail, at 8 o'clock in this zone, an IANA name. */
  setDigest(digest: Digest, timeZone: string): Outcome;
  /** How the user's own planner is written: its currency (nothing is converted), or the user's region and language. */
  setFormats(choice: Partial<FormatChoice & { language: string }>): Outcome;
}

export function createCommands(graph: RecordGraph, userStore: UserStore, run: Run): Commands {
  const added = new Map<string, Outcome>();
  const beingAdded = new Set<string>();
  const isThere = (id: string) => collectionNames.some((name) => graph[name].get(id));

  const once = <T extends Outcome>(id: string, add: () => T): T => {
    const earlier = added.get(id);
    if (earlier && (beingAdded.has(id) || isThere(id))) return earlier as T;
    const outcome = add();
    added.set(id, outcome);
    beingAdded.add(id);
    void outcome.applied.then(() => beingAdded.delete(id));
    void outcome.confirmed.then((error) => error && added.delete(id));
    return outcome;
  };

  const runPerson = (
    id: string,
    needs: typeof collectionNames,
    writesOf: () => PersonWrites,
    undoWrites?: () => readonly Write[],
  ): PersonOutcome => {
    let birthdayEvent: BirthdayEffect;
    const outcome = run({
      id,
      needs,
      writes: () => {
        const made = writesOf();
        birthdayEvent = made.birthdayEvent;
        return made.writes;
      },
      ...(undoWrites && { undoWrites }),
    });
    return {
      ...outcome,
      get birthdayEvent() {
        return birthdayEvent;
      },
    };
  };

  const changeSettings = (fields: () => Partial<SettingsFields>): Outcome => {
    const uid = userStore.uid ?? '';
    return run({
      id: uid,
      needs: ['settings'],
      writes: () => {
        const settings = graph.settings.get(uid);
        if (settings) return updateChanged('settings', settings, fields());
        return [create('settings', uid, { theme: defaultTheme, ...fields() })];
      },
    });
  };

  return {
    addPerson: (input, { id = createId() } = {}) =>
      once(id, () =>
        runPerson(
          id,
          [],
          () => addPersonWrites(graph, id, input),
          () => deletePersonWrites(graph, id),
        ),
      ),
    editPerson: (id, changes) =>
      runPerson(id, collectionNames, () => editPersonWrites(graph, id, changes)),
    deletePerson: (id) =>
      run({
        id,
        needs: collectionNames,
        writes: () => deletePersonWrites(graph, id),
        takesPhotosOf: () => graph.giftsByPerson.ids(id),
      }),
    addEvent: (input, { id = createId() } = {}) =>
      once(id, () =>
        run({
          id,
          needs: [],
          writes: () => addEventWrites(graph, id, input),
          undoWrites: () => deleteEventWrites(graph, id),
        }),
      ),
    editEvent: (id, changes) =>
      run({ id, needs: ['events'], writes: () => editEventWrites(graph, id, changes) }),
    deleteEvent: (id) =>
      run({
        id,
        needs: ['events', 'giftItems'],
        writes: () => deleteEventWrites(graph, id),
      }),
    addGiftItem: (input, { id = createId(), photo, seenBy } = {}) =>
      once(id, () =>
        run({
          id,
          needs: input.newPerson || graph.people.get(input.personId ?? '') ? [] : ['people'],
          writes: () => {
            const writes = addGiftItemWrites(graph, id, input, photo);
            return seenByWrites(writes, id, { seenBy, uid: userStore.uid });
          },
        }),
      ),
    editGiftItem: (id, changes) =>
      run({
        id,
        needs: changes.personId === undefined ? ['giftItems'] : ['giftItems', 'people'],
        writes: () => {
          const { seenBy, ...fields } = changes;
          const writes = editGiftItemWrites(graph, id, fields);
          return seenByWrites(writes, id, { seenBy, uid: userStore.uid });
        },
        takesPhotosOf: () => (changes.photo === undefined ? [] : [id]),
      }),
    deleteGiftItem: (id) =>
      run({
        id,
        needs: ['giftItems'],
        writes: () => deleteGiftItemWrites(graph, id),
        takesPhotosOf: () => [id],
      }),
    planGiftItem: (id, eventId) =>
      run({
        id,
        needs: ['events', 'giftItems'],
        writes: () => shortlistWrites(graph, id, eventId),
      }),
    unplanGiftItem: (id) =>
      run({ id, needs: ['giftItems'], writes: () => shortlistWrites(graph, id, '') }),
    buyGiftItem: (id, purchase) =>
      run({
        id,
        needs: ['events', 'giftItems'],
        writes: () => purchaseWrites(graph, id, purchase),
      }),
    setGiftItemStage: (id, stage) =>
      run({ id, needs: ['giftItems'], writes: () => stageWrites(graph, id, stage) }),
    setTheme: (theme) => changeSettings(() => ({ theme: validate(themeSchema, theme) })),
    setRemindDays: (days) =>
      changeSettings(() => ({ remindDays: validate(remindDaysSchema, days) })),
    setDigest: (digest, timeZone) => changeSettings(() => ({ digest, timeZone })),
    setFormats: (choice) => changeSettings(() => choice),
  };
}
