import { describe, expect, test } from 'vitest';
import { createTestData, current, settle } from '@evergift/data/testing';
import { openImport } from '../open-import.ts';
import type { Import } from '../open-import.ts';
import { card, cards } from '../read/address-book-fixtures.ts';
import type { ImportedPerson } from './import-people.ts';

/** Reads a file and takes what is new of it; `asked` says what to do with a name that is there. */
async function choose(opened: Import, text: string, asked?: ImportedPerson['action']) {
  const file = await opened.read(new Blob([text]));
  if (file.kind !== 'contacts') throw new Error(`This is a ${file.kind}.`);
  const candidates = opened.match(file);
  const chosen = candidates.flatMap((candidate): ImportedPerson[] => {
    if (candidate.match === 'new') return [{ candidate, action: 'add' }];
    return candidate.match === 'asked' && asked ? [{ candidate, action: asked }] : [];
  });
  return { candidates, chosen };
}

async function scene() {
  const world = await createTestData();
  const opened = await world.data.open(async () => openImport);
  const names = () => world.data.exportData().people.map(({ name }) => name);
  const importAll = async (text: string, asked?: ImportedPerson['action']) =>
    opened.importPeople((await choose(opened, text, asked)).chosen).finished;
  return { ...world, opened, names, importAll, commands: world.data.commands };
}

describe('I1 I4 an import', { timeout: 60_000 }, () => {
  test('writes people with their birthday events in chunks; one Undo takes all back', async () => {
    const { importAll, data, backend, uid } = await scene();
    const before = backend.commits;
    const { done, total, error, outcome } = await importAll(cards(250));
    expect({ done, total, error }).toEqual({ done: 250, total: 250, error: undefined });
    expect(await outcome.confirmed).toBeUndefined();
    expect(backend.commits - before).toBe(25);
    expect(data.exportData().people).toHaveLength(250);
    expect(data.exportData().events).toHaveLength(250);
    const undone = outcome.undo();
    expect(await undone.applied).toEqual({ ok: true });
    expect(await undone.confirmed).toBeUndefined();
    expect([...backend.documents(uid).keys()].filter((key) => !key.startsWith('settings'))).toEqual(
      [],
    );
  });

  test('of the same file again makes no doubles', async () => {
    const { opened, importAll, names } = await scene();
    const text = card('FN:Ada', 'BDAY:--1210') + card('FN:Ben') + card('FN:Cy', 'BDAY:19800229');
    await importAll(text);
    const { candidates, chosen } = await choose(opened, text);
    expect(candidates.map(({ match }) => match)).toEqual(['there', 'there', 'there']);
    expect(chosen).toEqual([]);
    expect(names().sort()).toEqual(['Ada', 'Ben', 'Cy']);
  });

  test('adds nobody who came from elsewhere after the preview', async () => {
    const { opened, names, commands } = await scene();
    const { chosen } = await choose(opened, card('FN:Ada', 'BDAY:--1210') + card('FN:Ben'));
    await commands.addPerson({ name: 'Ada', birthday: '1604-12-10' }).confirmed;
    await opened.importPeople(chosen).finished;
    expect(names().sort()).toEqual(['Ada', 'Ben']);
  });

  test('of a name that is there adds another person, or gives this one what is missing', async () => {
    const { data, importAll, commands } = await scene();
    await commands.addPerson({ name: 'Ada', notes: 'Likes tea' }).confirmed;
    const contacts = card('FN:Ada', 'BDAY:19901210', 'NICKNAME:Countess', 'NOTE:Likes engines');
    const { outcome } = await importAll(contacts, 'fill');
    expect(data.exportData()).toMatchObject({
      people: [{ name: 'Ada', birthday: '1990-12-10', nickname: 'Countess', notes: 'Likes tea' }],
      events: [{ title: "Ada's Birthday", date: '2026-12-10' }],
    });
    expect(await outcome.undo().applied).toEqual({ ok: true });
    expect(data.exportData()).toMatchObject({
      people: [{ name: 'Ada', birthday: '', nickname: '', notes: 'Likes tea' }],
      events: [],
    });
    await importAll(contacts, 'add');
    const birthdays = data.exportData().people.map(({ birthday }) => birthday);
    expect(birthdays.sort()).toEqual(['', '1990-12-10']);
  });

  test('works offline, and arrives later', async () => {
    const { importAll, goOffline, goOnline, names, data } = await scene();
    goOffline();
    const { outcome, error } = await importAll(cards(150));
    expect(error).toBeUndefined();
    expect(names()).toHaveLength(150);
    await goOnline();
    expect(await outcome.confirmed).toBeUndefined();
    expect(await current(data.pendingWrites$)).toBe(0);
  });

  test('is followed as a whole: it shows at its end, and so does what came from elsewhere meanwhile', async () => {
    const { opened, data, names, ...world } = await scene();
    const elsewhere = await createTestData({ world });
    const { chosen } = await choose(opened, cards(100));
    let shown = 0;
    const following = data.people$.subscribe(() => (shown += 1));
    const before = shown;
    const run = opened.importPeople(chosen);
    run.progress$.subscribe(({ done }) => {
      if (done === 50) elsewhere.data.commands.addPerson({ name: 'Zoe' });
    });
    const { outcome } = await run.finished;
    following.unsubscribe();
    expect(names()).toHaveLength(101);
    expect(shown - before).toBeLessThan(5);
    expect(await outcome.undo().applied).toEqual({ ok: true });
    expect(names()).toEqual(['Zoe']);
    await elsewhere.data.commands.addPerson({ name: 'Yan' }).confirmed;
    expect(names().sort()).toEqual(['Yan', 'Zoe']);
  });

  test('can be cancelled: what was written stays, and one Undo takes it back', async () => {
    const { opened, names } = await scene();
    const { chosen } = await choose(opened, cards(350));
    const run = opened.importPeople(chosen);
    const steps: number[] = [];
    run.progress$.subscribe(({ done }) => {
      steps.push(done);
      if (done === 200) run.cancel();
    });
    const { done, total, outcome } = await run.finished;
    expect({ done, total }).toEqual({ done: 200, total: 350 });
    expect(steps).toEqual(Array.from({ length: 21 }, (_, index) => index * 10));
    expect(names()).toHaveLength(200);
    await outcome.undo().applied;
    expect(names()).toEqual([]);
  });

  test('Undo takes along what was added for these people since, and nothing of others', async () => {
    const { data, importAll, commands } = await scene();
    const zoe = commands.addPerson({ name: 'Zoe' });
    await zoe.confirmed;
    const { outcome } = await importAll(cards(3));
    const [one, two] = data.exportData().people.filter(({ name }) => name !== 'Zoe');
    const people = [zoe.id, one?.id ?? '', two?.id ?? ''];
    await commands.addEvent({ title: 'Party', people, date: '2026-12-24' }).confirmed;
    await commands.addGiftItem({ name: 'Book', personId: one?.id ?? '' }).confirmed;
    expect(await outcome.undo().applied).toEqual({ ok: true });
    expect(data.exportData()).toMatchObject({
      people: [{ name: 'Zoe' }],
      events: [{ title: 'Party', people: [zoe.id] }],
      giftItems: [],
    });
  });

  test('that the server refuses in part says so; what it took can be undone', async () => {
    const { opened, names, backend } = await scene();
    const { chosen } = await choose(opened, cards(150));
    const run = opened.importPeople(chosen);
    run.progress$.subscribe(({ done }) => {
      if (done === 100) backend.refuse(({ collection }) => collection === 'people');
    });
    const { outcome } = await run.finished;
    expect(await outcome.confirmed).toMatchObject({ kind: 'permission' });
    await settle();
    // One commit of ten was refused.
    expect(names()).toHaveLength(140);
    await outcome.undo().applied;
    expect(names()).toEqual([]);
  });

  test('of a name in HTML or with a formula is a name', async () => {
    const { importAll, names } = await scene();
    await importAll(card('FN:<script>alert(1)</script>') + card('FN:=HYPERLINK("x")'));
    expect(names().sort()).toEqual(['<script>alert(1)</script>', '=HYPERLINK("x")']);
  });
});
