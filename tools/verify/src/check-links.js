// `npm run links`: every relative link of a document leads to a file of the repository, and every
// test that SECURITY.md names is there.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';

const { stdout } = spawnSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  {
    encoding: 'utf8',
  },
);
const files = stdout.split('\0').filter((file) => file !== '' && existsSync(file));

/** @param {string} document @returns {string[]} what it leads to in vain */
function brokenLinks(document) {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g)];
  return links
    .map(([, link = '']) => link)
    .filter((link) => !/^\w+:/.test(link) && !existsSync(join(dirname(document), link)));
}

const named = [
  ...readFileSync('SECURITY.md', 'utf8').matchAll(/`([^`]+\.(?:test|spec)\.[jt]sx?)`/g),
];
const problems = [
  ...files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      brokenLinks(file).map((link) => `${file} links to ${link}, which is not there.`),
    ),
  ...named
    .map(([, name = '']) => name)
    .filter((name) => !files.some((file) => file.endsWith(`/${name.split('/').at(-1)}`)))
    .map((name) => `SECURITY.md names ${name}, which is not there.`),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
