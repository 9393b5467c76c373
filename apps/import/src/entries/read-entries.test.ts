import { describe, expect, test } from 'vitest';
import { openTables } from '../testing/open-tables.ts';

describe('I2 what a table contains follows from its headings', () => {
  test.each([
    ['Name,Birthday,Notes', 'people', { name: 0, birthday: 1, notes: 2 }],
    [
      'First Name,Last Name,Title,Web Page,Notes',
      'people',
      { givenName: 0, familyName: 1, notes: 4 },
    ],
    ['Name,Phone', 'people', { name: 0 }],
    [
      'Title,Date,Participants,Budget,Notes',
      'events',
      { title: 0, date: 1, people: 2, budget: 3, notes: 4 },
    ],
    ['When,Occasion,For', 'events', { title: 1, date: 0, people: 2 }],
    [
      'Name,Recipient,Event,Price,Status,Link,Notes',
      'gifts',
      { name: 0, recipient: 1, event: 2, price: 3, status: 4, url: 5, notes: 6 },
    ],
    ['Name,Present,Bought?', 'gifts', { recipient: 0, name: 1, status: 2 }],
    ['Title,Date,Budget', 'events', { title: 0, date: 1, budget: 2 }],
    ['Gift,Price', 'gifts', { name: 0, price: 1 }],
    ['Gift,Estimate', 'gifts', { name: 0, estimate: 1 }],
    ['Gift,Status', 'gifts', { name: 0, status: 1 }],
    ['Name,Date', 'people', { name: 0 }],
    ['Price,Status', 'people', { name: 0 }],
    ['Person,Gift idea,Estimate,Cost', 'gifts', { recipient: 0, name: 1, estimate: 2, price: 3 }],
  ])('%s: %s', async (heading, kind, columns) => {
    const { table, opened } = await openTables();
    const file = await table(`${heading}\n${heading.replaceAll(/[^,]+/g, 'x')}\n`);
    expect(opened.guessTable(file)).toEqual({ kind, columns });
  });

  test('and somebody may say otherwise', async () => {
    const { table, opened } = await openTables();
    const file = await table('Name,Date,Who\nParty,2026-12-24,Ada\n');
    expect(opened.guessTable(file, 'events')).toEqual({
      kind: 'events',
      columns: { title: 0, date: 1, people: 2 },
    });
  });
});

/** So many names for one cell. */
const crowd = (count: number) => Array.from({ length: count }, (_, index) => `P${index}`).join(';');

describe('I2 events of a table', () => {
  test('have a title, a date, participants, a budget, a type and notes', async () => {
    const { read, commands } = await openTables();
    const mum = commands.addPerson({ name: 'Zoë Marsh', nickname: 'Mum' });
    await mum.confirmed;
    const { entries, unreadable } = await read(
      'Event;Date;Participants;Budget;Type;Notes\n' +
        'Christmas;24.12.2026;mum, Kim and Dad;1.200,50;party;"At home,\nat six"\n' +
        'Picnic;3.6.27;Zoe M;;;\n' +
        'Name day;1.5.;Mum;"45,5";;\n',
    );
    expect(unreadable).toEqual([]);
    expect(entries).toMatchObject([
      {
        ...{ kind: 'event', line: 2, title: 'Christmas', date: '2026-12-24', match: 'new' },
        people: [
          { id: mum.id, name: 'Zoë Marsh' },
          { id: '', name: 'Kim' },
          { id: '', name: 'Dad' },
        ],
        ...{ budget: 120_050, type: 'party', notes: 'At home,\nat six', remarks: [] },
      },
      { title: 'Picnic', date: '2027-06-03', people: [{ id: mum.id }], budget: null },
      // Without a year: the next one.
      { title: 'Name day', date: '2027-05-01', budget: 4550 },
    ]);
  });

  test('that cannot be read say why, with their line', async () => {
    const { read, commands } = await openTables();
    await commands.addPerson({ name: 'Ana Lima' }).confirmed;
    await commands.addPerson({ name: 'Ana Costa' }).confirmed;
    const { entries, unreadable } = await read(
      'Title,Date,Participants,Budget\n' +
        ',2026-12-24,Ada,\n' +
        'Party,soon,Ada,\n' +
        'Party,,Ada,\n' +
        'Party,2026-12-24,-,\n' +
        'Party,2026-12-24,Ana,\n' +
        `${'x'.repeat(201)},2026-12-24,Ada,\n` +
        `Fair,2026-12-24,${crowd(101)},\n` +
        `Parade,2026-12-24,${crowd(100)},\n` +
        'Fair,2026-12-24,Ada,45 €\n',
    );
    expect(unreadable.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'It has no title.'],
      [3, 'The date “soon” names no day.'],
      [4, 'It has no date.'],
      [5, 'Nobody takes part: an event needs one person at least.'],
      [6, '“Ana” may be Ana Lima or Ana Costa. Write the whole name, or a nickname.'],
      [7, 'The title is longer than 200 characters.'],
      [8, 'More than 100 people take part.'],
    ]);
    expect(entries).toMatchObject([
      { title: 'Parade', remarks: [] },
      {
        ...{ title: 'Fair', budget: null },
        remarks: ['The budget “45 €” is no amount in dollars and is left out.'],
      },
    ]);
  });

  test('are there already by title and date', async () => {
    const { read, commands } = await openTables();
    const ada = commands.addPerson({ name: 'Ada' });
    await commands.addEvent({ title: 'Fair', date: '2026-12-24', people: [ada.id] }).confirmed;
    const { entries } = await read(
      'Event,Date,Who\nfair ,12/24/2026,Ada\nFair,12/24/2027,Ada\nFair,2027-12-24,Ben\n',
    );
    expect(entries.map(({ match }) => match)).toEqual(['there', 'new', 'there']);
  });
});

describe('I2 gifts of a table', () => {
  async function scene() {
    const world = await openTables();
    const { commands } = world;
    const dad = commands.addPerson({ name: 'Tom Marsh', relationship: 'dad' });
    const ada = commands.addPerson({ name: 'Ada' });
    await ada.confirmed;
    const fair = commands.addEvent({ title: 'Fair 2026', date: '2026-12-24', people: [dad.id] });
    const fete = commands.addEvent({ title: 'Fair 2027', date: '2027-12-24', people: [dad.id] });
    await fete.confirmed;
    return { ...world, ids: { dad: dad.id, ada: ada.id, fair: fair.id, fete: fete.id } };
  }

  test('have a recipient, an event, a price, a status, a link and notes', async () => {
    const { read, ids } = await scene();
    const { entries, unreadable } = await read(
      'Gift,For,Event,Price,Status,Link,Notes\n' +
        'Cups,dad,Fair,"$45",idea,shop.example/x,blue\n' +
        'Vase,"Ada, Kim",,"12.50",Bought,,\n' +
        'Kite,Tom,fair 2027,"1,234.5",wrapped,,\n' +
        'Book,ádá,,,,,\n',
    );
    expect(unreadable).toEqual([]);
    expect(entries).toMatchObject([
      {
        ...{ kind: 'gift', line: 2, name: 'Cups', status: 'idea', stage: '', match: 'new' },
        people: [{ id: ids.dad, name: 'Tom Marsh' }],
        event: { id: ids.fair, title: 'Fair 2026' },
        ...{ estimatedCost: 4500, purchasedCost: 0, notes: 'blue', remarks: [] },
        url: 'https://shop.example/x',
      },
      {
        ...{ name: 'Vase', status: 'purchased', estimatedCost: 0, purchasedCost: 1250 },
        people: [{ id: ids.ada }, { id: '', name: 'Kim' }],
        event: undefined,
      },
      {
        ...{ name: 'Kite', status: 'purchased', stage: 'wrapped', purchasedCost: 123_450 },
        event: { id: ids.fete },
      },
      { name: 'Book', status: 'idea', people: [{ id: ids.ada }], estimatedCost: 0 },
    ]);
  });

  test('LC6 in other languages, with their words for how far they are', async () => {
    const { read, commands } = await scene();
    const sister = commands.addPerson({ name: 'Zoë', relationship: 'Schwester' });
    await sister.confirmed;
    const { entries, unreadable } = await read(
      'Geschenk;Für;Preis;Status\n' +
        'Tassen;meine Schwester;45,50;Idee\n' +
        'Vase;Ada und Kim;1.234,50;eingepackt\n' +
        'Livre;Ada et Léa;12,00;Offerte\n' +
        'Taza;Ada e Inés;12,00;Sí\n' +
        'كتاب;Ada، ليلى;12,00;مغلّفة\n' +
        'Bär;Ma Long;12,00;bestellt\n',
    );
    expect(unreadable).toEqual([]);
    expect(entries).toMatchObject([
      { status: 'idea', estimatedCost: 4_550, people: [{ id: sister.id }], remarks: [] },
      {
        ...{ status: 'purchased', stage: 'wrapped', purchasedCost: 123_450 },
        people: [{ name: 'Ada' }, { name: 'Kim' }],
      },
      { stage: 'given', people: [{ name: 'Ada' }, { name: 'Léa' }] },
      { status: 'purchased', stage: '', people: [{ name: 'Ada' }, { name: 'Inés' }] },
      { stage: 'wrapped', people: [{ name: 'Ada' }, { name: 'ليلى' }] },
      { stage: 'ordered', people: [{ name: 'Ma Long' }] },
    ]);
  });

  test('what is left out of one is said; one without a name or a recipient is not read', async () => {
    const { read } = await scene();
    const { entries, unreadable } = await read(
      'Gift,For,Event,Price,Status,Link\n' +
        'Cups,Ada,Fair,about ten,gone,javascript:alert(1)\n' +
        ',Ada,,,,\n' +
        'Cups,,,,,\n' +
        `Cups,${crowd(22)},,,,\n`,
    );
    expect(entries).toMatchObject([
      {
        ...{ status: 'idea', estimatedCost: 0, url: '', event: undefined },
        remarks: [
          'The status “gone” says neither idea nor purchased and is left out.',
          'The price “about ten” is no amount in dollars and is left out.',
          'The event “Fair” is none of Ada to come and is left out.',
          'The link “javascript:alert(1)” is no web address and is left out.',
        ],
      },
    ]);
    expect(unreadable.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'It has no name.'],
      [4, 'It does not say whom it is for.'],
      [5, 'It is for more than 21 people.'],
    ]);
  });

  test('are there already by name and recipient, at the same event where both say one', async () => {
    const { read, commands, ids } = await scene();
    await commands.addGiftItem({ name: 'Cups', personId: ids.ada }).confirmed;
    await commands.addGiftItem({
      ...{ name: 'Book', personId: ids.dad, status: 'purchased', eventId: ids.fair },
    }).confirmed;
    const { entries } = await read(
      'Gift,For,Event,Status\n' +
        'cups,Ada,,purchased\n' +
        'Cups,dad,,\n' +
        'Book,dad,Fair 2026,bought\n' +
        'Book,dad,Fair 2027,bought\n' +
        'Book,dad,,bought\n' +
        'Pen,Kim,,\n' +
        'pen,kim,,\n',
    );
    expect(entries.map(({ match }) => match)).toEqual([
      ...['there', 'new', 'there', 'new', 'there', 'new', 'there'],
    ]);
  });

  test('a formula and markup are text and nothing else', async () => {
    const { read } = await scene();
    const { entries } = await read(
      'Gift,For,Notes\n"=HYPERLINK(""http://x"")",<b>Kim</b>,@SUM(A1)\n<script>x</script>,Ada,+1\n',
    );
    expect(entries).toMatchObject([
      {
        ...{ name: '=HYPERLINK("http://x")', notes: '@SUM(A1)' },
        people: [{ id: '', name: '<b>Kim<' }, { name: 'b>' }],
      },
      { name: '<script>x</script>', notes: '+1' },
    ]);
  });
});
