import { formatMoney } from '@evergift/data';
import type { GiftRow, PlanRow } from '@evergift/data';
import { pageLanguage, text } from '@evergift/language';

/** Days before an event from which on the page counts what is left to wrap. */
export const wrapSoonDays = 14;

const mostNames = 4;
const list = new Intl.ListFormat(pageLanguage(), { type: 'conjunction' });

const hasNothing = ({ bought, planned }: PlanRow) => bought.length === 0 && planned.length === 0;

/** Names, the last ones as a number when they are many: 'Ada, Ben and 3 others'. */
function named(rows: readonly PlanRow[]): string {
  const labels = rows.map(({ label }) => label);
  if (labels.length <= mostNames) return list.format(labels);
  const shown = labels.slice(0, mostNames - 1);
  const count = labels.length - shown.length;
  return list.format([
    ...shown,
    text('{count, plural, one {# other} other {# others}}', { count }),
  ]);
}

/** Who still has nothing, in one sentence: what one asks a plan first. */
export function whoHasNothing(rows: readonly PlanRow[]): string {
  const missing = rows.filter(hasNothing);
  if (missing.length > 0) return text('Nothing yet for {names}.', { names: named(missing) });
  const unbought = rows.filter(({ bought }) => bought.length === 0);
  if (unbought.length === 0) return text('Everyone has a gift.');
  return text('Everyone is planned for. Still to buy for {names}.', { names: named(unbought) });
}

/** '3 more ideas', '1 more idea'. */
export const moreIdeas = (count: number) =>
  text('{count, plural, one {# more idea} other {# more ideas}}', { count });

/** What a gift costs: exactly once it is bought, about as much before; 0 is an amount that nobody typed. */
export function costInWords({ gift, cost }: GiftRow): string {
  if (cost === 0) return text('No price');
  const amount = formatMoney(cost);
  return gift.status === 'purchased' ? amount : text('about {amount}', { amount });
}

/** Who shares a gift beside somebody: 'with Mum and Ben'; '' when nobody does. */
export function sharedWith({ gift, personLabel, alsoFor }: GiftRow, personId: string): string {
  const everybody = [{ id: gift.personId, label: personLabel }, ...alsoFor];
  const others = everybody.filter(({ id }) => id !== personId).map(({ label }) => label);
  return others.length > 0 ? text('with {names}', { names: list.format(others) }) : '';
}
