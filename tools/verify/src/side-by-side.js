import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import process from 'node:process';

/** @typedef {{ title: string, words: readonly string[] }} Program a script and its arguments */
/** @typedef {{ title: string, passed: boolean, seconds: number }} Outcome */

/**
 * Runs programs that need one core each. What one prints comes in one piece, when it has ended.
 *
 * @param {readonly Program[]} programs the longest first, so that none is left over at the end
 * @param {object} [options]
 * @param {number} [options.atOnce] as many as the machine has cores, unless they wait a lot
 * @param {(text: string) => void} [options.print]
 * @returns {Promise<Outcome[]>} in the order of the programs
 */
export async function runSideBySide(
  programs,
  { atOnce = availableParallelism(), print = (text) => process.stdout.write(text) } = {},
) {
  const waiting = [...programs.entries()];
  /** @type {Outcome[]} */
  const outcomes = [];
  const takeNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, program] = next;
      const { output, ...outcome } = await runToEnd(program);
      outcomes[place] = outcome;
      print(`\n── ${program.title}\n${output}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeNext));
  return outcomes;
}

/**
 * @param {Program} program
 * @returns {Promise<Outcome & { output: string }>}
 */
function runToEnd({ title, words }) {
  const start = performance.now();
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  /** @type {string[]} */
  const output = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => output.push(text));
  }
  return new Promise((resolve) => {
    /** @param {boolean} passed */
    const end = (passed) => {
      const seconds = (performance.now() - start) / 1000;
      resolve({ title, passed, seconds, output: output.join('') });
    };
    child.once('error', (error) => {
      output.push(`${error.message}\n`);
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}
