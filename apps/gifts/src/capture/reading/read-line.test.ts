import { american, formatsFor, writeIn } from '@evergift/data/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { read } from './capture-fixture.ts';

test('Q1 the line of the specification', () => {
  expect(read('espresso cups for dad ~45 https://shop.example/x #christmas')).toEqual({
    name: 'espresso cups',
    for: 'dad',
    cents: 4500,
    url: 'https://shop.example/x',
    event: 'christmas26',
  });
});

describe('Q1 who it is for', () => {
  test.each([
    ['cups for dad', 'dad'],
    ['cups for Dad.', 'dad'],
    ['cups for robert', 'dad'],
    ['cups for Robert Miller', 'dad'],
    ['cups for ROB', 'dad'],
    ['cups for my father', 'dad'],
    ['cups @dad', 'dad'],
    ['cups for zoe', 'mum'],
    ['cups for Zoë', 'mum'],
    ['for mum cups', 'mum'],
    ['cups for bjorn', 'bjorn'],
    ['cups for anna maria', 'anna'],
    ['cups for ANNA-MARIA BERG', 'anna'],
    ['cups for ana', 'ana'],
    ['cups for mum and dad', 'mum dad'],
    ['cups for mum & ana', 'mum ana'],
    ['cups for mum, dad and Ana Lopez', 'mum dad ana'],
    ['cups, for mum for dad', 'mum dad'],
  ])('%s', (line, people) => {
    expect(read(line)).toEqual({ name: 'cups', for: people });
  });

  test.each([
    ['tea for an hour', 'tea for an hour'],
    ['oil for the road', 'oil for the road'],
    ['forget-me-nots', 'forget-me-nots'],
    ['for', 'for'],
    ['@', '@'],
    ['dad', 'dad'],
  ])('%s names nobody', (line, name) => {
    expect(read(line)).toEqual({ name });
  });

  test('who may be meant by a name that several people have', () => {
    expect(read('cups for miller')).toEqual({ name: 'cups', unclear: 'dad mum' });
    expect(read('cups for miller and for ana')).toEqual({
      name: 'cups for miller and',
      for: 'ana',
    });
  });

  test('somebody new: with a capital, or after @', () => {
    expect(read('cups for Kim Lee ~20')).toEqual({ name: 'cups', new: 'Kim Lee', cents: 2000 });
    expect(read('cups @kim')).toEqual({ name: 'cups', new: 'kim' });
  });

  test('somebody who may be new stays in the name, and is offered', () => {
    expect(read('cups for grandma')).toEqual({ name: 'cups for grandma', offered: 'grandma' });
    expect(read('shelf for books in the hall')).toEqual({ name: 'shelf for books in the hall' });
  });

  test('nobody is new while somebody else is named, is chosen, or may still arrive', () => {
    const name = 'Guide for Dummies';
    expect(read(`${name} for dad`)).toEqual({ name, for: 'dad' });
    expect(read(name, { personId: 'ana' })).toEqual({ name });
    expect(read(name, { hasNewPerson: true })).toEqual({ name });
    expect(read(name, { arePeopleComplete: false })).toEqual({ name });
  });
});

describe('Q1 what it costs', () => {
  test.each([
    ['cups ~45', 4500],
    ['cups ~$45', 4500],
    ['cups ~ 45', 4500],
    ['cups $45', 4500],
    ['cups $ 45', 4500],
    ['$45 cups', 4500],
    ['cups 45$', 4500],
    ['cups 45.50', 4550],
    ['cups 45,50', 4550],
    ['cups (45,50)', 4550],
    ['cups ~45.5', 4550],
    ['cups 45 dollars', 4500],
    ['cups USD 45', 4500],
    ['cups 45 usd', 4500],
    ['cups for $45', 4500],
    ['cups, about 45 bucks', 4500],
    ['cups $1,234.50', 123450],
    ['cups $1.234,50', 123450],
    ['cups $1,200', 120000],
    ['cups - $45', 4500],
  ])('%s', (line, cents) => {
    expect(read(line)).toEqual({ name: 'cups', cents });
  });

  test.each([
    ['bought cups 45', { name: 'cups 45', bought: true }],
    ['cups bought 45', { name: 'cups', bought: true, cents: 4500 }],
    ['cups paid 45', { name: 'cups', bought: true, cents: 4500 }],
    ['cups bought for 45', { name: 'cups', bought: true, cents: 4500 }],
    ['Bought cups for dad $45', { name: 'cups', bought: true, cents: 4500, for: 'dad' }],
    ['bought 45 cups', { name: 'cups', bought: true, cents: 4500 }],
    ['a bought cake', { name: 'a bought cake' }],
  ])('%s', (line, said) => {
    expect(read(line)).toEqual(said);
  });

  test.each([
    '1984',
    'iPhone 15',
    '2 tickets',
    'Chanel No 5',
    'Catch-22',
    'Version 16.5',
    'WD-40 1,200',
    'Lego 10.294',
    '€45 voucher',
    '$1M',
    '$45-60',
    '-$5',
    '~',
    '$',
    '$9999999999999',
  ])('%s is a name', (line) => {
    expect(read(line)).toEqual({ name: line });
  });

  test('a book called 1984 is never a price', () => {
    expect(read('1984 for dad')).toEqual({ name: '1984', for: 'dad' });
    expect(read('bought 1984 for dad')).toEqual({ name: '1984', for: 'dad', bought: true });
    expect(read('bought 1984 for dad ~12')).toMatchObject({ name: '1984', cents: 1200 });
    expect(read('paid 1984')).toEqual({ name: 'paid 1984' });
    expect(read('1984 paid 12 for dad')).toMatchObject({ name: '1984', cents: 1200 });
  });

  test('of several amounts the clearest, of those the last; the others stay in the name', () => {
    expect(read('The $100 Startup ~12')).toEqual({ name: 'The $100 Startup', cents: 1200 });
    expect(read('The $100 Startup $12')).toEqual({ name: 'The $100 Startup', cents: 1200 });
  });
});

describe('Q1 where it can be found', () => {
  test.each([
    ['cups https://shop.example/x', 'https://shop.example/x'],
    ['https://shop.example/x cups', 'https://shop.example/x'],
    ['cups (https://shop.example/x).', 'https://shop.example/x'],
    ['cups HTTP://shop.example', 'http://shop.example/'],
    ['cups www.shop.example/x', 'https://www.shop.example/x'],
    ['cups https://shop.example/Cup_(blue)', 'https://shop.example/Cup_(blue)'],
    ['cups https://shop.example/?for=dad&at=$45', 'https://shop.example/?for=dad&at=$45'],
  ])('%s', (line, url) => {
    expect(read(line)).toEqual({ name: 'cups', url });
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    'https://user:secret@shop.example/',
    'ftp://shop.example/x',
    'awww.cute',
  ])('%s is no link', (line) => {
    expect(read(line)).toEqual({ name: line });
  });

  test('the first of several; the others stay in the name', () => {
    const { name, url } = read('a https://one.example https://two.example');
    expect([name, url]).toEqual(['a https://two.example', 'https://one.example/']);
  });
});

describe('Q1 which event', () => {
  test.each([
    ['#christmas', 'christmas26'],
    ['#Christ', 'christmas26'],
    ['#christmas27', undefined],
    ['#christmas2027', 'christmas27'],
    ['#christmas 2027', 'christmas27'],
    ['#birthday', 'birthday'],
    ['#24dec', 'christmas26'],
    ['#2027-12-24', 'christmas27'],
    ['for Christmas', 'christmas26'],
    ['for christmas 2027', 'christmas27'],
    ["for Robert Miller's birthday", 'birthday'],
    ['on Dec 24', 'christmas26'],
    ['24 December', 'christmas26'],
    ['march 2nd', 'birthday'],
    ['2027-03-02', 'birthday'],
  ])('%s', (said, event) => {
    const { name, event: found } = read(`cups for dad ${said}`);
    expect([name, found]).toEqual([event ? 'cups' : `cups ${said}`, event]);
  });

  test('only an event to come in which the person takes part', () => {
    expect(read('cups for ana #birthday')).toEqual({ name: 'cups #birthday', for: 'ana' });
    expect(read('cups #birthday', { personId: 'ana' })).toEqual({ name: 'cups #birthday' });
    expect(read('cups for dad #christmas2025').event).toBeUndefined();
    expect(read('cups for dad 25 December').event).toBeUndefined();
    expect(read('cups for Kim #christmas')).toEqual({ name: 'cups #christmas', new: 'Kim' });
  });

  test('without a person: whoever alone takes part', () => {
    const event = { name: 'cups', event: 'mothers', implied: 'mum' };
    expect(read('cups #mothersday')).toEqual(event);
    expect(read("cups for mother's day")).toEqual(event);
    expect(read('cups #wedding')).toEqual({ name: 'cups', event: 'wedding' });
  });

  test('the longer of a name and a title is meant', () => {
    expect(read('card for The wedding of Ana and Bjørn').event).toBe('wedding');
    expect(read('card for Ana')).toEqual({ name: 'card', for: 'ana' });
  });
});

test('Q1 a phrase that was put back stays in the name', () => {
  expect(read('The $100 Startup for dad', { kept: ['$100', 'for dad'] })).toEqual({
    name: 'The $100 Startup for dad',
  });
});

describe('LC1 what it costs in another currency', () => {
  afterEach(() => writeIn(american));

  test.each([
    ['JPY', '', 'cups ~4500', 4_500],
    ['JPY', '', 'cups ¥4,500', 4_500],
    ['EUR', 'DE', 'cups 45,50 €', 4_550],
    ['EUR', 'DE', 'cups 1.200 Euro', 120_000],
    ['GBP', 'GB', 'cups £20', 2_000],
    ['GBP', 'GB', 'cups 20 pounds', 2_000],
    ['SEK', 'SE', 'cups 200 kr', 20_000],
    ['KWD', 'KW', 'cups ~45.500', 45_500],
  ])('%s %s: %s', (currency, region, line, cents) => {
    writeIn(formatsFor({ currency, region }));
    expect(read(line)).toEqual({ name: 'cups', cents });
  });

  test('a price in another currency stays in the name', () => {
    writeIn(formatsFor({ currency: 'EUR', region: 'DE' }));
    expect(read('cups $45')).toEqual({ name: 'cups $45' });
    expect(read('cups £20')).toEqual({ name: 'cups £20' });
  });
});
