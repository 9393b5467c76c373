import type { AppContract, PresetFields } from '@evergift/contract/app-contract';
import type ts from 'typescript';
import { compiler } from './compiler.ts';

/** Calls that name a modal, also as a bundler renames them when two modules use the name. */
const opens = /^(openModal|preloadModal)(\$\d+)?$/;

const isLink = /^\/[a-zA-Z][\w-]*(\/[\w:-]+)*(?=[?#]|$)/;
/** Most modules have neither: they are not parsed. */
const mayUse = /(open|preload)Modal|["'`]\/[a-zA-Z]/;

type Uses = AppContract['uses'];

/** Every text that an expression can be, by its own words: `'a'`, or both of `isNew ? 'a' : 'b'`. */
function textsIn(node: ts.Expression): string[] {
  if (compiler.isStringLiteralLike(node)) return [node.text];
  if (compiler.isParenthesizedExpression(node)) return textsIn(node.expression);
  if (!compiler.isConditionalExpression(node)) return [];
  return [...textsIn(node.whenTrue), ...textsIn(node.whenFalse)];
}

/** The fields that an object literal names; `any` for what is no literal, or spreads another object. */
function presetFields(node: ts.Expression | undefined): PresetFields {
  if (!node) return [];
  if (!compiler.isObjectLiteralExpression(node)) return 'any';
  const names = node.properties.map(({ name }) =>
    name && (compiler.isIdentifier(name) || compiler.isStringLiteral(name)) ? name.text : undefined,
  );
  return names.every((name) => name !== undefined) ? names.toSorted() : 'any';
}

/** `/people/${id}` leads to `/people/:`. */
function templateText({ head, templateSpans }: ts.TemplateExpression): string {
  return head.text + templateSpans.map(({ literal }) => `:${literal.text}`).join('');
}

/**
 * What modules need of other apps: the modals that they open and the addresses that they lead to.
 * A modal whose name is computed is not seen; a text that only looks like an address is taken for one.
 *
 * @param modules the code of each, before names are shortened
 */
export function usedElsewhere(modules: readonly string[]): Uses {
  const modals = new Map<string, Map<string, PresetFields>>();
  const links = new Set<string>();
  const addModal = (name: string, fields: PresetFields | undefined) => {
    const ways = modals.get(name) ?? new Map<string, PresetFields>();
    modals.set(name, ways);
    if (fields !== undefined) ways.set(JSON.stringify(fields), fields);
  };
  const visit = (node: ts.Node): void => {
    if (compiler.isCallExpression(node)) {
      const { expression: callee, arguments: given } = node;
      const [called, preset] = given;
      const name = compiler.isPropertyAccessExpression(callee)
        ? callee.name.text
        : callee.getText();
      if (called && opens.test(name)) {
        const isOpened = name.startsWith('openModal');
        for (const modal of textsIn(called)) {
          addModal(modal, isOpened ? presetFields(preset) : undefined);
        }
      }
    }
    const text = compiler.isTemplateExpression(node)
      ? templateText(node)
      : compiler.isStringLiteralLike(node)
        ? node.text
        : '';
    const [link] = isLink.exec(text) ?? [];
    if (link) links.add(link.replaceAll(/:[\w:-]*/g, ':'));
    compiler.forEachChild(node, visit);
  };
  for (const code of modules.filter((each) => mayUse.test(each))) {
    visit(
      compiler.createSourceFile(
        'module.tsx',
        code,
        compiler.ScriptTarget.Latest,
        true,
        compiler.ScriptKind.JSX,
      ),
    );
  }
  return {
    modals: Object.fromEntries(
      [...modals]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, ways]) => [name, [...ways].sort().map(([, fields]) => fields)]),
    ),
    links: [...links].sort(),
  };
}
