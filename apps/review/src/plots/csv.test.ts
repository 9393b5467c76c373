import { american, formatsFor, writeIn } from '@evergift/data/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf } from './plot-card.tsx';

const rowsOf = (...names: string[]) =>
  names.map((name, index) => ({ id: String(index), cells: [{ name }] }));
const linesOf = (text: string) => text.replace('\uFEFF', '').split('\r\n');

test('Y2 a file has a line of names and one for each row, with amounts in dollars', () => {
  const text = csvOf({
    columns: ['Occasion', 'Date', 'Presents', 'Spent'],
    rows: [
      {
        id: 'a',
        cells: [
          { name: 'Dinner, "late"' },
          { date: '2026-03-04' },
          { count: 2 },
          { amount: 1_205 },
        ],
      },
    ],
    total: [{ name: 'In all' }, { amount: 1_205 }],
  });
  expect(text).toBe(
    '\uFEFF"Occasion","Date","Presents","Spent"\r\n"Dinner, ""late""","2026-03-04",2,12.05\r\n',
  );
});

test('Y2 amounts are exact to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9e15, max: 9e15 }), (cents) => {
      const [, written = ''] = linesOf(
        csvOf({ columns: ['A'], rows: [{ id: 'a', cells: [{ amount: cents }] }] }),
      );
      expect(written).toMatch(/^-?\d+\.\d\d$/);
      expect(BigInt(written.replace('.', ''))).toBe(BigInt(cents));
    }),
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '\uFF1D1', '\n=1'])(
  'Y2 a name like a formula stays a text: %j',
  (name) => {
    expect(csvOf({ columns: ['Name'], rows: rowsOf(name) })).toContain(`"'${name}"`);
  },
);

test('Y2 any other name stays as it is', () => {
  const text = csvOf({ columns: ['Name'], rows: rowsOf('Noor', 'יעל', 'a=b', '1-2') });
  expect(linesOf(text)).toEqual(['"Name"', '"Noor"', '"יעל"', '"a=b"', '"1-2"', '']);
});

test('LC1 LC6 amounts in another currency have its digits, and the column says which it is', () => {
  const figures = {
    columns: ['Person', 'Spent'],
    rows: [{ id: 'a', cells: [{ name: 'Noor' }, { amount: 45_500 }] }],
  };
  const inCurrency = (currency: string) => {
    writeIn(formatsFor({ currency, region: 'DE' }));
    return linesOf(csvOf(figures)).slice(0, 2);
  };
  expect(inCurrency('KWD')).toEqual(['"Person","Spent (KWD)"', '"Noor",45.500']);
  expect(inCurrency('JPY')).toEqual(['"Person","Spent (JPY)"', '"Noor",45500']);
  writeIn(american);
});
