import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runSideBySide } from './side-by-side.js';

/** @param {string} title @param {string} script @returns {import('./side-by-side.js').Program} */
const program = (title, script) => ({ title, words: ['-e', script] });

describe('programs that run side by side', () => {
  it('says for each, in their order, whether it passed', async () => {
    const outcomes = await runSideBySide(
      [
        program('fails', 'process.exit(3)'),
        program('passes', ''),
        program('dies', 'process.abort()'),
      ],
      { print: () => {} },
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
      { print: (text) => printed.push(text) },
    );
    expect(printed.sort()).toEqual(['\n── first\na\nb\n', '\n── second\nc\nd\n']);
  });

  it('runs as many at once as it is asked to', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'side-by-side-'));
    const script = `
      process.chdir(${JSON.stringify(folder)});
      fs.writeFileSync(String(process.pid), '');
      setInterval(() => fs.readdirSync('.').length === 5 && process.exit(), 20);
      setTimeout(() => process.exit(1), 10_000);`;
    const programs = Array.from({ length: 5 }, (_, index) => program(`${index}`, script));
    try {
      const outcomes = await runSideBySide(programs, { atOnce: 5, print: () => {} });
      expect(outcomes.map(({ passed }) => passed)).toEqual(Array(5).fill(true));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('has no outcome where nothing is to run', async () => {
    expect(await runSideBySide([], { print: () => {} })).toEqual([]);
  });
});
