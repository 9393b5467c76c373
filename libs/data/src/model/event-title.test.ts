import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { speak } from '@evergift/language/speak';
import { RecordGraph } from '../graph/record-graph.ts';
import german from '../messages/de.json' with { type: 'json' };
import { selectEvents } from '../query/selections.ts';
import { buildEvent, buildGift, buildPerson } from '../testing/builders.ts';
import { birthdayTitle, eventTitle } from './event-title.ts';

const texts: Readonly<Record<string, string>> = german;
const id = 'birthday-ada-2026';
const birthday = buildEvent({
  ...{ id, title: birthdayTitle('Ada'), type: 'birthday', people: ['ada'], date: '2026-12-10' },
});

afterEach(() => speak('en'));

test('LC3 in English a birthday is called as it is stored', () => {
  expect(eventTitle(birthday)).toBe("Ada's Birthday");
});

describe('LC3 in another language', () => {
  beforeEach(() => {
    const translate = (english: string) => texts[english] ?? english;
    globalThis.evergiftSpeech = { language: 'de', translate };
  });

  test('the title of a birthday is said in that language, and stored as before', () => {
    expect(eventTitle(birthday)).toBe('Geburtstag von Ada');
    expect(birthdayTitle('Ada')).toBe("Ada's Birthday");
  });

  test('what somebody called an event stays so', () => {
    expect(eventTitle({ ...birthday, title: 'Adas Fest' })).toBe('Adas Fest');
    expect(eventTitle({ id: 'party', title: "Ada's Birthday" })).toBe("Ada's Birthday");
  });

  test('rows of events and gifts, and the search, follow', () => {
    const graph = new RecordGraph('2026-11-20');
    const ben = buildGift({ ...{ id: 'cake', personId: 'ben', eventId: id, status: 'purchased' } });
    const ada = { ...ben, id: 'book', personId: 'ada' };
    graph.update({
      people: [['ada', buildPerson({ id: 'ada', name: 'Ada' })]],
      events: [[id, birthday]],
      giftItems: [ben, ada].map((gift) => [gift.id, gift]),
    });
    const row = graph.eventRows.get(id);
    expect(row?.title).toBe('Geburtstag von Ada');
    expect(graph.events.get(id)?.title).toBe("Ada's Birthday");
    const labelOf = (gift: string) => graph.giftRows.get(gift)?.event?.label;
    expect([labelOf('cake'), labelOf('book')]).toEqual([
      ...['Geburtstag von Ada 2026', 'Geburtstag 2026'],
    ]);
    expect(row && selectEvents({ search: 'geburtstag' }).include(row)).toBe(true);
  });
});
