import { openRemote } from '@evergift/contract/testing';
import type { OpenOptions } from '@evergift/contract/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { remote } from '../remote.ts';

const card = (...lines: string[]) =>
  ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');

/** A file, which jsdom cannot read by itself. */
function textFile(name: string, text: string): File {
  const bytes = new TextEncoder().encode(text);
  const file = new File([bytes], name);
  return Object.assign(file, { arrayBuffer: () => Promise.resolve(bytes.buffer) });
}

async function openImport(options: OpenOptions = {}) {
  const app = await openRemote(remote, options);
  await app.openModal('import.file', {});
  const dialog = () => within(screen.getByRole('dialog', { name: 'Import' }));
  /** Until what a press began, code that is loaded included, shows. */
  const until = (text: string) => app.until(() => document.body.textContent?.includes(text));
  const choose = async (text: string, shows: string, name = 'contacts.vcf') => {
    await app.user.upload(screen.getByLabelText('File to import'), textFile(name, text));
    await until(shows);
  };
  const press = async (name: string | RegExp) => {
    await app.user.click(dialog().getByRole('button', { name }));
    await app.pass();
  };
  const optionTexts = (name: string) =>
    within(screen.getByRole('listbox', { name }))
      .getAllByRole('option')
      .map((one) => one.textContent);
  const people = () =>
    app.data
      .exportData()
      .people.map(({ name }) => name)
      .sort();
  return { ...app, dialog, until, choose, press, listed: optionTexts, people };
}

describe('I1 an address book is imported', () => {
  test('choose a file, look, Import: the preview says what becomes of whom; one Undo takes all back', async () => {
    const { data, dialog, until, choose, press, listed, people } = await openImport({
      before: async ({ data: { commands } }) => {
        await commands.addPerson({ name: 'Ada', birthday: '1990-12-10' }).confirmed;
        await commands.addPerson({ name: 'Ben' }).confirmed;
      },
    });
    await choose(
      card('FN:Ada', 'BDAY:19901210') +
        card('FN:Ben', 'BDAY:--0229') +
        card('FN:Cy', 'BDAY:1980-11-20', 'NICKNAME:C', 'NOTE:Likes tea') +
        card('FN:Dee', 'BDAY:soon') +
        card('TEL:1'),
      'In this file',
    );
    expect(dialog().getByRole('status').textContent).toBe(
      'In this file: 2 new, 1 to decide, 1 already there, 1 not readable.',
    );
    expect(listed('New')).toEqual([
      'CyNov 20, 1980 · C',
      'DeeNo birthday · The birthday “soon” names no day and is left out.',
    ]);
    expect(listed('Somebody of this name is there')).toEqual([
      'BenFeb 29 · there already: No birthday',
    ]);
    await press('Could not be read (1)');
    expect(listed('Could not be read')).toEqual(['Without a textLine 23: It has no name.']);
    expect(people()).toEqual(['Ada', 'Ben']);

    await press('Import 2 people');
    await until('imported.');
    expect(dialog().getByRole('status').textContent).toBe(
      '2 people imported. Their birthdays keep themselves.',
    );
    expect(people()).toEqual(['Ada', 'Ben', 'Cy', 'Dee']);
    expect(data.exportData().people.find(({ name }) => name === 'Cy')).toMatchObject({
      birthday: '1980-11-20',
      nickname: 'C',
      notes: '',
    });
    await press('Undo');
    await until('everything is as it was');
    expect(dialog().getByRole('status').textContent).toContain('everything is as it was');
    expect(people()).toEqual(['Ada', 'Ben']);
  });

  test('who is wanted, notes, and what to do with a name that is there can be chosen', async () => {
    const { data, user, dialog, until, choose, press, closings } = await openImport({
      before: ({ data: { commands } }) => commands.addPerson({ name: 'Ben' }).confirmed,
    });
    await choose(
      card('FN:Ada', 'BDAY:--1210', 'NOTE:Likes engines') +
        card('FN:Ben', 'BDAY:--0229') +
        card('FN:Plumber') +
        card('FN:Zoe', 'BDAY:--0101'),
      'In this file',
    );
    await user.click(dialog().getByRole('radio', { name: 'With a birthday (3)' }));
    await user.click(dialog().getByRole('switch', { name: /Notes too/ }));
    await user.click(dialog().getByRole('option', { name: /Zoe/ }));
    await press('Leave them out What to do with them');
    await user.click(screen.getByRole('option', { name: /The same people/ }));
    await press('Import 2 people');
    await until('imported.');
    expect(
      data
        .exportData()
        .people.map(({ name, birthday, notes }) => [name, birthday, notes])
        .sort(),
    ).toEqual([
      ['Ada', '1604-12-10', 'Likes engines'],
      ['Ben', '1604-02-29', ''],
    ]);
    await press('Done');
    expect(closings()).toBe(1);
  });

  test('I2 of a table, by the columns that are chosen', async () => {
    const { user, choose, press, listed } = await openImport();
    await choose('Name;Wiegenfest\nAda;10.12.1990\n', 'In this file', 'people.csv');
    expect(listed('New')).toEqual(['AdaNo birthday']);
    await press('Not in this file Birthday');
    await user.click(screen.getByRole('option', { name: /^Wiegenfest/ }));
    expect(listed('New')).toEqual(['AdaDec 10, 1990']);
  });
});

describe('I2 tables of events and gifts', () => {
  test('what the table contains follows from its headings; recipients are found, and new ones added', async () => {
    const { data, dialog, until, choose, press, listed, people } = await openImport({
      before: ({ data: { commands } }) =>
        commands.addPerson({ name: 'Tom Marsh', nickname: 'Dad' }).confirmed,
    });
    const file = 'Gift;For;Price;Status\nCups;dad;45,50;\nVase;Kim;$12;bought\nPen;;;\n';
    await choose(file, 'In this file:', 'gifts.csv');
    expect(dialog().getByRole('radio', { name: 'Gifts', checked: true })).toBeDefined();
    expect(dialog().getByRole('status').textContent).toBe(
      'In this file: 2 new, 1 not readable. 1 person will be added with them.',
    );
    expect(listed('New')).toEqual([
      'CupsFor Tom Marsh · Idea · $45.50',
      'VaseFor Kim (new person) · Purchased · $12.00',
    ]);
    expect(people()).toEqual(['Tom Marsh']);
    await press('Import 2 gifts');
    await until('imported.');
    expect(dialog().getByRole('status').textContent).toBe('2 gifts imported.');
    const byName = (one: { name: string }, other: { name: string }) =>
      one.name < other.name ? -1 : 1;
    expect([...data.exportData().giftItems].sort(byName)).toMatchObject([
      { name: 'Cups', personName: 'Tom Marsh', status: 'idea', estimatedCost: 4550 },
      { name: 'Vase', personName: 'Kim', status: 'purchased', purchasedCost: 1200 },
    ]);
    await press('Undo');
    await until('everything is as it was');
    expect(people()).toEqual(['Tom Marsh']);
    expect(data.exportData().giftItems).toEqual([]);
  });

  test('of the same file again nothing is new; one that is not wanted is taken out', async () => {
    const { user, data, dialog, until, choose, press, listed, openModal } = await openImport();
    const file = 'Event,Date,Who\nFair,2026-12-24,"Ada, Kim"\nFete,2027-06-01,Ada\n';
    await choose(file, 'In this file:', 'events.csv');
    expect(listed('New')).toEqual([
      'FairDec 24, 2026 · Ada (new person), Kim (new person)',
      'FeteJun 1, 2027 · Ada (new person)',
    ]);
    await user.click(dialog().getByRole('option', { name: /Fair/ }));
    await press('Import 1 event');
    await until('imported.');
    expect(data.exportData()).toMatchObject({
      people: [{ name: 'Ada' }],
      events: [{ title: 'Fete' }],
    });
    await press('Done');
    await openModal('import.file', {});
    await choose(file, 'In this file:', 'events.csv');
    expect(dialog().getByRole('status').textContent).toBe(
      'In this file: 1 new, 1 already there. 1 person will be added with them.',
    );
  });

  test('what it contains and its columns can be changed', async () => {
    const { user, dialog, choose, press, listed } = await openImport();
    await choose('Name,Thing,Bought by\nAda,Cups,Ben\n', 'In this file:', 'list.csv');
    expect(listed('New')).toEqual(['AdaNo birthday']);
    await user.click(dialog().getByRole('radio', { name: 'Gifts' }));
    await press('Name Name');
    await user.click(screen.getByRole('option', { name: /^Thing/ }));
    await press('Not in this file Recipient');
    await user.click(screen.getByRole('option', { name: /^Name/ }));
    expect(listed('New')).toEqual(['CupsFor Ada (new person) · Idea']);
  });
});

describe('I4 what cannot be imported', () => {
  test.each([
    ['', 'This file is empty.'],
    ['<!doctype html><title>x</title>', 'This file contains neither contacts nor birthdays.'],
    ['%PDF-1.7', 'This is a PDF'],
  ])('says so, and another file can be chosen: %s', async (content, message) => {
    const { dialog, choose, people } = await openImport();
    await choose(content, message, 'file.txt');
    expect(dialog().getByRole('alert').textContent).toContain(message);
    expect(dialog().getByRole('button', { name: 'Choose file' })).toBeDefined();
    expect(people()).toEqual([]);
  });
});

describe('I3 an export is restored', () => {
  test('says what it would do, adds what is missing, and overwrites only when asked to', async () => {
    const { data, dialog, until, choose, press, people } = await openImport({
      before: ({ data: { commands } }) =>
        commands.addPerson({ name: 'Ada', notes: 'Likes engines' }, { id: 'ada' }).confirmed,
    });
    const stored = { ...data.exportData().people[0], id: 'ada' };
    const file = {
      ...data.exportData(),
      people: [
        { ...stored, notes: 'Likes tea' },
        { ...stored, id: 'ben', name: 'Ben' },
      ],
      photos: [],
    };
    await choose(JSON.stringify(file), 'Will be added', 'evergift.json');
    expect(dialog().getByRole('status').textContent).toBe(
      'Will be added1 personThere, but different1 person (stay as they are)',
    );
    expect(people()).toEqual(['Ada']);
    await press('Restore 1 record');
    await until('restored.');
    expect(dialog().getByRole('status').textContent).toBe('1 record restored.');
    expect(people()).toEqual(['Ada', 'Ben']);
    const notes = () => data.exportData().people.find(({ id }) => id === 'ada')?.notes;
    expect(notes()).toBe('Likes engines');
    await press('Undo');
    await until('everything is as it was');
    expect(people()).toEqual(['Ada']);
  });
});

describe('LC6 a table whose dates have two readings', () => {
  test('asks once, with a row of it, and imports nothing before the answer', async () => {
    const { data, dialog, until, choose, press, listed, user } = await openImport();
    await choose('Name,Birthday\nAda,03/04/1990\nBen,05/06/1985\n', 'In this file', 'people.csv');
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true);
    const question = dialog().getByRole('button', {
      name: /Which day is “03\/04\/1990” in line 2/,
    });
    await user.click(question);
    await user.click(screen.getByRole('option', { name: /April 3, 1990/ }));
    expect(listed('New')).toEqual(['AdaApr 3, 1990', 'BenJun 5, 1985']);
    await press('Import 2 people');
    await until('imported.');
    expect(
      data
        .exportData()
        .people.map(({ birthday }) => birthday)
        .sort(),
    ).toEqual(['1985-06-05', '1990-04-03']);
  });
});
