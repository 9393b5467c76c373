import { formatCount } from '@evergift/data/reading';
const counted = (one: string, many: string) => (count: number) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** '1 person', '15 people'. */
export const peopleInWords = counted('person', 'people');
/** '1 record', '15 records': people, events and gifts alike. */
export const recordsInWords = counted('record', 'records');

export const eventsInWords = counted('event', 'events');
export const giftsInWords = counted('gift', 'gifts');
const picturesInWords = counted('picture', 'pictures');

/** '2 pictures: their gifts come without'. */
export const picturesLostInWords = (count: number): string =>
  `${picturesInWords(count)}: ${count === 1 ? 'its gift comes' : 'their gifts come'} without`;

interface Counts {
  readonly people: number;
  readonly events: number;
  readonly giftItems: number;
  readonly pictures?: number;
}

/** '2 people, 1 event and 3 gifts'; 'nothing'. */
export function countsInWords({ people, events, giftItems, pictures = 0 }: Counts): string {
  const parts = [
    people > 0 && peopleInWords(people),
    events > 0 && eventsInWords(events),
    giftItems > 0 && giftsInWords(giftItems),
    pictures > 0 && picturesInWords(pictures),
  ].filter((part) => part !== false);
  return new Intl.ListFormat('en-US').format(parts) || 'nothing';
}

/** 'In this file: 2 new, 1 already there.' */
export function fileInWords(counts: readonly (readonly [count: number, what: string])[]): string {
  const said = counts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${formatCount(count)} ${what}`);
  return `In this file: ${said.join(', ') || 'nothing'}.`;
}
