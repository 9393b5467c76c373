import { describe, expect, test } from 'vitest';
import { limits } from '@evergift/data';
import { sharedLine } from './shared-line.ts';

const url = 'https://shop.example/x';

describe('Q2 what another program shares becomes one line', () => {
  test.each([
    [{ title: 'Cups', url }, `Cups ${url}`],
    [{ title: 'Cups', text: url }, `Cups ${url}`],
    [{ title: 'Cups', text: `Cups ${url}` }, `Cups ${url}`],
    [{ title: 'Cups', text: 'For Dad', url }, `Cups For Dad ${url}`],
    [{ text: 'Cups\n\tfor\u0000 dad\u202e' }, 'Cups for dad'],
    [{ text: '<b onclick="x">Cups</b>' }, '<b onclick="x">Cups</b>'],
  ])('%j', (shared, capture) => {
    expect(sharedLine(shared)).toEqual({ capture, notes: '' });
  });

  test('nothing is nothing', () => {
    expect(sharedLine({})).toBeUndefined();
    expect(sharedLine({ title: ' ', text: '', url: null })).toBeUndefined();
  });

  test('a long text goes into the notes, and the line begins as the title or the text does', () => {
    const text = 'A very long story. '.repeat(20).trim();
    expect(sharedLine({ title: 'Story', text, url })).toEqual({
      capture: `Story ${url}`,
      notes: `Story ${text}`,
    });
    const { capture = '', notes } = sharedLine({ text }) ?? {};
    expect(capture.length).toBeLessThanOrEqual(limits.name);
    expect(text.startsWith(capture.slice(0, -1))).toBe(true);
    expect(notes).toBe(text);
  });

  test('there is a limit', () => {
    const { capture = '', notes = '' } = sharedLine({ text: 'x'.repeat(1_000_000) }) ?? {};
    expect(capture.length).toBeLessThanOrEqual(limits.name);
    expect(notes).toHaveLength(limits.notes);
  });
});
