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
  planAddEvent,
  planDeleteEvent,
  planEditEvent,
  type NewParticipants,
} from './event-plans.ts';
import {
  planAddGiftItem,
  planDeleteGiftItem,
  planEditGiftItem,
  type NewPhoto,
  type NewRecipient,
} from './gift-plans.ts';
import type { Photo } from '../model/photo.ts';
import { createId } from '../values/create-id.ts';
import type { BirthdayEffect, Outcome, PersonOutcome } from './outcome.ts';
import {
  planAddPerson,
  planDeletePerson,
  planEditPerson,
  type PersonPlan,
} from './person-plans.ts';
import { planPurchase, planShortlist, planStage, type Purchase } from './shortlist-plans.ts';
import { validate } from './validate.ts';
import { create, updateChanged } from './writes.ts';

export interface AddOptions {
  /** The new record's id. Adding twice with the same id adds once: give a form an id when it opens. */
  readonly id?: string;
}

export interface AddGiftOptions extends AddOptions {
  readonly photo?: Photo | undefined;
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
  editGiftItem(id: string, changes: Partial<GiftItemInput> & NewRecipient & NewPhoto): Outcome;
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
    void outcome.applied.then(({ ok }) => {
      beingAdded.delete(id);
      if (!ok) added.delete(id);
    });
    void outcome.confirmed.then((error) => error && added.delete(id));
    return outcome;
  };

  const runPerson = (
    id: string,
    needs: typeof collectionNames,
    plan: () => PersonPlan,
    undoPlan?: () => readonly Write[],
  ): PersonOutcome => {
    let birthdayEvent: BirthdayEffect;
    const outcome = run({
      id,
      needs,
      plan: () => {
        const made = plan();
        birthdayEvent = made.birthdayEvent;
        return made.writes;
      },
      ...(undoPlan && { undoPlan }),
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
      plan: () => {
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
          () => planAddPerson(graph, id, input),
          () => planDeletePerson(graph, id),
        ),
      ),
    editPerson: (id, changes) =>
      runPerson(id, collectionNames, () => planEditPerson(graph, id, changes)),
    deletePerson: (id) =>
      run({
        id,
        needs: collectionNames,
        plan: () => planDeletePerson(graph, id),
        takesPhotosOf: () => graph.giftsByPerson.ids(id),
      }),
    addEvent: (input, { id = createId() } = {}) =>
      once(id, () =>
        run({
          id,
          needs: [],
          plan: () => planAddEvent(graph, id, input),
          undoPlan: () => planDeleteEvent(graph, id),
        }),
      ),
    editEvent: (id, changes) =>
      run({ id, needs: ['events'], plan: () => planEditEvent(graph, id, changes) }),
    deleteEvent: (id) =>
      run({
        id,
        needs: ['events', 'giftItems'],
        plan: () => planDeleteEvent(graph, id),
      }),
    addGiftItem: (input, { id = createId(), photo } = {}) =>
      once(id, () =>
        run({
          id,
          needs: input.newPerson || graph.people.get(input.personId ?? '') ? [] : ['people'],
          plan: () => planAddGiftItem(graph, id, input, photo),
        }),
      ),
    editGiftItem: (id, changes) =>
      run({
        id,
        needs: changes.personId === undefined ? ['giftItems'] : ['giftItems', 'people'],
        plan: () => planEditGiftItem(graph, id, changes),
        takesPhotosOf: () => (changes.photo === undefined ? [] : [id]),
      }),
    deleteGiftItem: (id) =>
      run({
        id,
        needs: ['giftItems'],
        plan: () => planDeleteGiftItem(graph, id),
        takesPhotosOf: () => [id],
      }),
    planGiftItem: (id, eventId) =>
      run({
        id,
        needs: ['events', 'giftItems'],
        plan: () => planShortlist(graph, id, eventId),
      }),
    unplanGiftItem: (id) =>
      run({ id, needs: ['giftItems'], plan: () => planShortlist(graph, id, '') }),
    buyGiftItem: (id, purchase) =>
      run({
        id,
        needs: ['events', 'giftItems'],
        plan: () => planPurchase(graph, id, purchase),
      }),
    setGiftItemStage: (id, stage) =>
      run({ id, needs: ['giftItems'], plan: () => planStage(graph, id, stage) }),
    setTheme: (theme) => changeSettings(() => ({ theme: validate(themeSchema, theme) })),
    setRemindDays: (days) =>
      changeSettings(() => ({ remindDays: validate(remindDaysSchema, days) })),
    setDigest: (digest, timeZone) => changeSettings(() => ({ digest, timeZone })),
  };
}
