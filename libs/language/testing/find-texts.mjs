import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** @param {string} path tests and their fixtures speak English, and are not shown to anybody */
const isShown = (path) =>
  /\.tsx?$/.test(path) && !/\.(test|stories|suite)\.|(^|\/)(testing|test-[\w-]+)\//.test(path);

/**
 * All texts that the sources in a folder ask for with `text` and `sentence`.
 *
 * @param {string} folder
 * @returns {string[]}
 * @throws Error when one of them is no literal: its translation could not be found
 */
export function findTexts(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isShown)
    .flatMap((file) => textsIn(file, readFileSync(join(folder, file), 'utf8')));
}

/** @type {(file: string, source: string) => string[]} */
function textsIn(file, source) {
  if (!source.includes('@evergift/language')) return [];
  /** @type {string[]} */
  const found = [];
  /** @type {(node: import('typescript').Node) => void} */
  const visit = (node) => {
    if (ts.isCallExpression(node) && /^(text|sentence)$/.test(node.expression.getText())) {
      const [english] = node.arguments;
      if (!english || !ts.isStringLiteralLike(english)) {
        throw new Error(`${file}: ${node.getText()} asks for a text that is no literal.`);
      }
      found.push(english.text);
    }
    ts.forEachChild(node, visit);
  };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind));
  return found;
}
