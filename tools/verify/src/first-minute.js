// `npm run first-minute`: what somebody new waits for. Tries `npm start` in a fresh clone, and the
// package in an empty folder, and prints how long each takes until it answers.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** Seconds. docs/figures.md says what was measured. */
const goals = { clone: 25, package: 3 };

const folder = mkdtempSync(join(tmpdir(), 'evergift-first-'));
const clone = join(folder, 'clone');
const empty = join(folder, 'empty');

/** @param {string} cwd @param {string} program @param {string[]} words */
const run = (cwd, program, ...words) =>
  execFileSync(program, words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/**
 * Starts Evergift, asks its first page once it says where it is, and ends it.
 *
 * @param {string} cwd
 * @param {string} program
 * @param {string[]} words
 * @returns {Promise<number>} seconds until the page was there
 * @throws Error when it does not start, or shows no page
 */
async function secondsUntilAnswer(cwd, program, ...words) {
  const start = performance.now();
  // A group of its own: npm starts what is ended here.
  const child = spawn(program, words, {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  try {
    const origin = await new Promise((resolve, reject) => {
      child.stdout.on('data', (chunk) => {
        output += String(chunk);
        const [, address] = /^ {2}Evergift {3}(http:\S+)/m.exec(output) ?? [];
        if (address) resolve(address);
      });
      child.once('exit', () => reject(new Error(`It did not start:\n${output}`)));
    });
    const page = await fetch(origin);
    const seconds = (performance.now() - start) / 1000;
    if (!(await page.text()).includes('<title>Evergift')) throw new Error('It shows no page.');
    return seconds;
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}

/** @param {string} what @param {number} seconds @param {number} goal */
function report(what, seconds, goal) {
  const isMet = seconds <= goal;
  console.log(`${what}: ${seconds.toFixed(1)} s, goal ${goal} s${isMet ? '' : ': missed'}`);
  if (!isMet) process.exitCode = 1;
}

try {
  run('.', 'git', 'clone', '--quiet', '--depth', '1', `file://${process.cwd()}`, clone);
  run(clone, 'npm', 'ci', '--silent');
  const first = await secondsUntilAnswer(clone, 'npm', 'start', '--', '--port', '0');
  report('The first npm start in a fresh clone', first, goals.clone);
  const later = await secondsUntilAnswer(clone, 'npm', 'start', '--', '--port', '0');
  console.log(`The second: ${later.toFixed(1)} s`);

  run(clone, 'npm', 'run', '--silent', 'build:home');
  mkdirSync(empty);
  const file = run(empty, 'npm', 'pack', '--silent', join(clone, 'dist/home')).trim();
  const words = ['--yes', '--cache', join(folder, 'npm'), '--offline', `./${file}`, '--port', '0'];
  report(
    'The package in an empty folder',
    await secondsUntilAnswer(empty, 'npx', ...words),
    goals.package,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
