import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const isProduct = (/** @type {string} */ file) =>
  /\.tsx?$/.test(file) &&
  !/\.(test|stories|suite|d)\.tsx?$|-fixtures?\.tsx?$|[/\\](testing|test-[a-z]+)[/\\]/.test(file);

/** @param {string} source a folder with the sources of one project */
function importsIn(source) {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(isProduct);
  return files.flatMap((file) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(source, file), 'utf8'));
    return importedFiles
      .filter(({ fileName }) => fileName.startsWith('.'))
      .map(({ fileName }) => [file, relative(source, resolve(source, dirname(file), fileName))]);
  });
}

/**
 * The folders side by side that import each other, imports of types among them. A folder and its own subfolders are
 * one thing and may.
 *
 * @param {string} source a folder with the sources of one project
 * @returns {string[]} 'parent: one, other'
 */
export function mutualFolders(source) {
  /** @type {Set<string>} */
  const edges = new Set();
  for (const [from = '', to = ''] of importsIn(source)) {
    const [ours, theirs] = [from.split(sep).slice(0, -1), to.split(sep).slice(0, -1)];
    const depth = ours.findIndex((name, index) => name !== theirs[index]);
    if (depth === -1 || theirs[depth] === undefined) continue;
    edges.add([ours.slice(0, depth).join('/'), ours[depth], theirs[depth]].join('\n'));
  }
  return [...edges]
    .map((edge) => edge.split('\n'))
    .filter(
      ([parent, one = '', other = '']) => one < other && edges.has([parent, other, one].join('\n')),
    )
    .map(([parent, one, other]) => `${parent}: ${one}, ${other}`);
}

/** @param {string} repository @returns {string[]} the pairs of every app and library */
export const mutualFoldersOf = (repository) =>
  ['apps', 'libs'].flatMap((kind) =>
    readdirSync(join(repository, kind))
      .filter((name) => existsSync(join(repository, kind, name, 'src')))
      .flatMap((name) => {
        const source = `${kind}/${name}/src`;
        return mutualFolders(join(repository, source)).map((pair) =>
          `${source}/${pair}`.replace('/:', ':'),
        );
      }),
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = mutualFoldersOf(resolve(import.meta.dirname, '../../..'));
  for (const pair of found) console.error(`These folders import each other: ${pair}`);
  if (found.length > 0) process.exitCode = 1;
}
