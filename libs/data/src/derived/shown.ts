import type { GiftEvent } from '../model/gift-event.ts';
import type { Person } from '../model/person.ts';

/** Whether other rows (of events, of gifts) show the person the same way before and after. */
export function sameShownPerson(before: Person | undefined, after: Person | undefined): boolean {
  return (
    !!before &&
    before.name === after?.name &&
    before.nickname === after.nickname &&
    before.birthday === after.birthday
  );
}

/** Whether gift rows show the event the same way before and after. */
export function sameShownEvent(
  before: GiftEvent | undefined,
  after: GiftEvent | undefined,
): boolean {
  return (
    !!before &&
    before.title === after?.title &&
    before.date === after.date &&
    before.type === after.type &&
    before.recurring === after.recurring
  );
}
