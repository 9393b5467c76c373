import { pageLanguage, text } from '@evergift/language';
import type { ImportedKind } from './use-import.ts';

/** '1 record', '15 records': people, events and gifts alike. */
export const recordsInWords = (count: number): string =>
  text('{count, plural, one {# record} other {# records}}', { count });

/** '2 pictures: their gifts come without'. */
export const picturesLostInWords = (count: number): string =>
  text(
    '{count, plural, one {# picture: its gift comes without} other {# pictures: their gifts come without}}',
    { count },
  );

interface Counts {
  readonly people: number;
  readonly events: number;
  readonly giftItems: number;
  readonly pictures?: number;
}

/** '2 people, 1 event and 3 gifts'; '' for nothing. */
export function countsInWords({ people, events, giftItems, pictures = 0 }: Counts): string {
  const parts = [
    people > 0 && text('{count, plural, one {# person} other {# people}}', { count: people }),
    events > 0 && text('{count, plural, one {# event} other {# events}}', { count: events }),
    giftItems > 0 && text('{count, plural, one {# gift} other {# gifts}}', { count: giftItems }),
    pictures > 0 &&
      text('{count, plural, one {# picture} other {# pictures}}', { count: pictures }),
  ].filter((part) => part !== false);
  return new Intl.ListFormat(pageLanguage()).format(parts);
}

interface FileCounts {
  readonly added: number;
  readonly asked?: number;
  readonly there: number;
  readonly unreadable: number;
}

/** 'In this file: 2 new, 1 already there.' */
export function fileInWords({ added, asked = 0, there, unreadable }: FileCounts): string {
  const parts = [
    added > 0 && text('{count, plural, one {# new} other {# new}}', { count: added }),
    asked > 0 && text('{count, plural, one {# to decide} other {# to decide}}', { count: asked }),
    there > 0 &&
      text('{count, plural, one {# already there} other {# already there}}', { count: there }),
    unreadable > 0 &&
      text('{count, plural, one {# not readable} other {# not readable}}', { count: unreadable }),
  ].filter((part) => part !== false);
  if (parts.length === 0) return text('In this file: nothing.');
  const list = new Intl.ListFormat(pageLanguage(), { type: 'unit', style: 'short' });
  return text('In this file: {what}.', { what: list.format(parts) });
}

/** 'Import 2 people', 'Restore 1 record'; without a number when there is nothing. */
export function importInWords(what: ImportedKind, count: number): string {
  if (count === 0) return what === 'records' ? text('Restore') : text('Import');
  switch (what) {
    case 'people':
      return text('{count, plural, one {Import # person} other {Import # people}}', { count });
    case 'events':
      return text('{count, plural, one {Import # event} other {Import # events}}', { count });
    case 'gifts':
      return text('{count, plural, one {Import # gift} other {Import # gifts}}', { count });
    case 'records':
      return text('{count, plural, one {Restore # record} other {Restore # records}}', { count });
  }
}

/** '2 people imported.' */
export function doneInWords(what: ImportedKind, count: number): string {
  switch (what) {
    case 'people':
      return text('{count, plural, one {# person imported.} other {# people imported.}}', {
        count,
      });
    case 'events':
      return text('{count, plural, one {# event imported.} other {# events imported.}}', { count });
    case 'gifts':
      return text('{count, plural, one {# gift imported.} other {# gifts imported.}}', { count });
    case 'records':
      return text('{count, plural, one {# record restored.} other {# records restored.}}', {
        count,
      });
  }
}

/** '2 of 15 people imported.' */
export function partDoneInWords(what: ImportedKind, done: number, total: number): string {
  switch (what) {
    case 'people':
      return text('{done} of {total, plural, one {# person} other {# people}} imported.', {
        ...{ done, total },
      });
    case 'events':
      return text('{done} of {total, plural, one {# event} other {# events}} imported.', {
        ...{ done, total },
      });
    case 'gifts':
      return text('{done} of {total, plural, one {# gift} other {# gifts}} imported.', {
        ...{ done, total },
      });
    case 'records':
      return text('{done} of {total, plural, one {# record} other {# records}} restored.', {
        ...{ done, total },
      });
  }
}

const percent = new Intl.NumberFormat(`${pageLanguage()}-u-nu-latn`, { style: 'percent' });

/** '25%'. @param share from 0 to 1 */
export const percentInWords = (share: number): string => percent.format(share);
