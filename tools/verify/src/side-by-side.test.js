import { describe, expect, it } from 'vitest';
import { runSideBySide } from './side-by-side.js';

/** @param {string} title @param {string} script @returns {import('./side-by-side.js').Program} */
const program = (title, script) => ({ title, words: ['-e', script] });

describe('programs that run side by side', () => {
  it('tells for each, in their order, whether it passed', async () => {
    const outcomes = await runSideBySide(
      [
        program('fails', 'process.exit(3)'),
        program('passes', ''),
        program('dies', 'process.abort()'),
      ],
      () => {},
    );
    expect(outcomes.map(({ title, passed }) => [title, passed])).toEqual([
      ['fails', false],
      ['passes', true],
      ['dies', false],
    ]);
  });

  it('prints what each wrote in one piece, errors too', async () => {
    /** @type {string[]} */
    const printed = [];
    await runSideBySide(
      [
        program('first', 'console.log("a"); setTimeout(() => console.error("b"), 200)'),
        program('second', 'console.log("c"); setTimeout(() => console.log("d"), 100)'),
      ],
      (text) => printed.push(text),
    );
    expect(printed.sort()).toEqual(['\n── first\na\nb\n', '\n── second\nc\nd\n']);
  });

  it('has no outcome where nothing is to run', async () => {
    expect(await runSideBySide([], () => {})).toEqual([]);
  });
});
