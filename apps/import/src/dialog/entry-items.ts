import { formatCalendarDate, formatMoney } from '@evergift/data';
import type { PickItem } from '@evergift/ui/pick-list';
import type { EventEntry, GiftEntry, TableEntry } from '../entries/entry.ts';

export const entryId = ({ line }: TableEntry): string => String(line);

const names = new Intl.ListFormat('en-US', { style: 'narrow' });

/** 'Mum, Kim (new person)' */
const peopleInWords = ({ people }: TableEntry) =>
  names.format(people.map(({ id, name }) => (id === '' ? `${name} (new person)` : name)));

const eventParts = (event: EventEntry) => [
  formatCalendarDate(event.date),
  peopleInWords(event),
  event.budget !== null && `Budget ${formatMoney(event.budget)}`,
];

function giftParts(gift: GiftEntry) {
  const isPurchased = gift.status === 'purchased';
  const cents = isPurchased ? gift.purchasedCost : gift.estimatedCost;
  const stage = gift.stage === '' ? 'Purchased' : `Purchased, ${gift.stage}`;
  return [
    `For ${peopleInWords(gift)}`,
    isPurchased ? stage : 'Idea',
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
