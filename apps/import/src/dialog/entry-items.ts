import { formatCalendarDate, formatMoney, type GiftStage } from '@evergift/data';
import { pageLanguage, text } from '@evergift/language';
import type { PickItem } from '@evergift/ui/pick-list';
import type { EventEntry, GiftEntry, TableEntry } from '../entries/entry.ts';

export const entryId = ({ line }: TableEntry): string => String(line);

const names = new Intl.ListFormat(pageLanguage(), { style: 'narrow' });

/** 'Mum, Kim (new person)' */
const peopleInWords = ({ people }: TableEntry) =>
  names.format(
    people.map(({ id, name }) => (id === '' ? text('{name} (new person)', { name }) : name)),
  );

const eventParts = (event: EventEntry) => [
  formatCalendarDate(event.date),
  peopleInWords(event),
  event.budget !== null && text('Budget {amount}', { amount: formatMoney(event.budget) }),
];

const purchased: Readonly<Record<GiftStage, string>> = {
  '': text('Purchased'),
  ordered: text('Purchased, ordered'),
  arrived: text('Purchased, arrived'),
  wrapped: text('Purchased, wrapped'),
  given: text('Purchased, given'),
};

function giftParts(gift: GiftEntry) {
  const isPurchased = gift.status === 'purchased';
  const cents = isPurchased ? gift.purchasedCost : gift.estimatedCost;
  const stage = purchased[gift.stage];
  return [
    text('For {people}', { people: peopleInWords(gift) }),
    isPurchased ? stage : text('Idea'),
    cents > 0 && formatMoney(cents),
    gift.event?.title,
    gift.url !== '' && new URL(gift.url).host,
  ];
}

/** An event or a gift as a line of a list: all that is taken of it, and what is left out. */
export function entryItem(entry: TableEntry): PickItem {
  const isEvent = entry.kind === 'event';
  const parts = [...(isEvent ? eventParts(entry) : giftParts(entry)), ...entry.remarks];
  return {
    id: entryId(entry),
    label: isEvent ? entry.title : entry.name,
    detail: parts.filter(Boolean).join(' · '),
  };
}
