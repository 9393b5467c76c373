import { describe, expect, test } from 'vitest';
import { openTables } from '../testing/open-tables.ts';

const eventTable =
  'Event,Date,Participants,Budget\nFair,2026-12-24,"Ada, Kim",200\nFete,2025-06-01,kim,\n';
const giftTable =
  'Gift,For,Event,Price,Status\nCups,Ada,Fair,45.50,idea\nVase,"Kim, Ada",Fete,12,given\nPen,Lee,,,\n';

describe('I2 an import of a table', { timeout: 60_000 }, () => {
  test('adds events and gifts with the people whom they name; each Undo takes its own back', async () => {
    const { importAll, stored, commands } = await openTables();
    const ada = commands.addPerson({ name: 'Ada' });
    await ada.confirmed;
    const before = stored();

    const events = await importAll(eventTable);
    expect(await events.outcome.confirmed).toBeUndefined();
    expect(stored()).toMatchObject({
      people: ['Ada', 'Kim'],
      events: [
        { title: 'Fair', date: '2026-12-24', people: ['Ada', 'Kim'], budget: 20_000 },
        { title: 'Fete', date: '2025-06-01', people: ['Kim'], budget: null },
      ],
    });
    const between = stored();

    const gifts = await importAll(giftTable);
    expect(await gifts.outcome.confirmed).toBeUndefined();
    const [fair, fete] = stored().events;
    expect(stored()).toMatchObject({
      people: ['Ada', 'Kim', 'Lee'],
      gifts: [
        {
          ...{ name: 'Cups', personId: ada.id, personName: 'Ada', status: 'idea' },
          ...{ estimatedCost: 4550, eventId: '', plannedEventId: fair?.id },
        },
        { name: 'Pen', personName: 'Lee', status: 'idea' },
        {
          ...{ name: 'Vase', personName: 'Kim', alsoFor: ['Ada'], status: 'purchased' },
          ...{ stage: 'given', purchasedCost: 1200, eventId: fete?.id, plannedEventId: '' },
        },
      ],
    });
    const undoneGifts = gifts.outcome.undo();
    expect(await undoneGifts.applied).toEqual({ ok: true });
    expect(await undoneGifts.confirmed).toBeUndefined();
    expect(stored()).toEqual(between);
    const undoneEvents = events.outcome.undo();
    expect(await undoneEvents.applied).toEqual({ ok: true });
    expect(await undoneEvents.confirmed).toBeUndefined();
    expect(stored()).toEqual(before);
  });

  test('of the same file again makes no doubles', async () => {
    const { importAll, read, stored } = await openTables();
    await importAll(eventTable);
    await importAll(giftTable);
    const once = stored();
    for (const text of [eventTable, giftTable]) {
      const { entries } = await read(text);
      expect(entries.map(({ match }) => match)).not.toContain('new');
      expect(entries.flatMap(({ people }) => people.map(({ id }) => id))).not.toContain('');
      await importAll(text);
    }
    expect(stored()).toEqual(once);
  });

  test('of many recipients comes in commits that the server takes', async () => {
    const { importAll, stored, backend } = await openTables();
    const rows = Array.from({ length: 130 }, (_, at) => `Gift ${at},Person ${at % 25},${at}.01`);
    const before = backend.commits;
    const { done, outcome } = await importAll(['Gift,For,Price', ...rows].join('\n'));
    expect(await outcome.confirmed).toBeUndefined();
    expect(done).toBe(130);
    expect(backend.commits - before).toBe(8);
    expect(stored().people).toHaveLength(25);
    const cents = stored().gifts.reduce((sum, { estimatedCost }) => sum + estimatedCost, 0);
    expect(cents).toBe(((129 * 130) / 2) * 100 + 130);
    await outcome.undo().applied;
    expect(stored()).toEqual({ people: [], events: [], gifts: [] });
  });

  test('can be cancelled; works offline; Undo leaves what others made', async () => {
    const { opened, read, stored, goOffline, goOnline, commands } = await openTables();
    goOffline();
    const rows = Array.from({ length: 300 }, (_, at) => `Party ${at},2027-01-01,Ada`);
    const { entries } = await read(['Event,Date,Who', ...rows].join('\n'));
    const run = opened.importEntries(entries);
    run.progress$.subscribe(({ done }) => done > 0 && run.cancel());
    const { done, total, outcome } = await run.finished;
    expect({ done, total }).toEqual({ done: 19, total: 300 });
    const ben = commands.addPerson({ name: 'Ben' });
    const [party] = stored().events;
    await commands.editEvent(party?.id ?? '', { notes: 'Changed since' }).applied;
    await commands.addGiftItem({
      ...{ name: 'Cake', personId: ben.id, status: 'purchased', eventId: party?.id ?? '' },
    }).applied;
    expect(await outcome.undo().applied).toEqual({ ok: true });
    await goOnline();
    expect(stored()).toMatchObject({
      people: ['Ben'],
      events: [],
      gifts: [{ name: 'Cake', eventId: '' }],
    });
  });

  test('leaves out whoever is gone since the preview, and what was for them alone', async () => {
    const { opened, read, stored, commands } = await openTables();
    const ada = commands.addPerson({ name: 'Ada' });
    await ada.confirmed;
    const { entries } = await read('Gift,For\nCups,Ada\nTent,"Ada, Kim"\n');
    await commands.deletePerson(ada.id).confirmed;
    const { outcome } = await opened.importEntries(entries).finished;
    expect(await outcome.confirmed).toBeUndefined();
    expect(stored()).toMatchObject({
      people: ['Kim'],
      gifts: [{ name: 'Tent', personName: 'Kim' }],
    });
  });
});
