import type { AppContract, PresetFields } from '@evergift/contract/app-contract';
import ts from 'typescript';

/** Calls that name a modal, also as a bundler renames them when two modules use the name. */
const opens = /^(openModal|preloadModal)(\$\d+)?$/;

const isLink = /^\/[a-zA-Z][\w-]*(\/[\w:-]+)*(?=[?#]|$)/;

type Uses = AppContract['uses'];

/** Every text that an expression can be, by its own words: `'a'`, or both of `isNew ? 'a' : 'b'`. */
function textsIn(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return textsIn(node.expression);
  if (!ts.isConditionalExpression(node)) return [];
  return [...textsIn(node.whenTrue), ...textsIn(node.whenFalse)];
}

/** The fields that an object literal names; `any` for what is no literal, or spreads another object. */
function presetFields(node: ts.Expression | undefined): PresetFields {
  if (!node) return [];
  if (!ts.isObjectLiteralExpression(node)) return 'any';
  const names = node.properties.map(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined,
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
    if (ts.isCallExpression(node)) {
      const { expression: callee, arguments: given } = node;
      const [called, preset] = given;
      const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
      if (called && opens.test(name)) {
        const isOpened = name.startsWith('openModal');
        for (const modal of textsIn(called)) {
          addModal(modal, isOpened ? presetFields(preset) : undefined);
        }
      }
    }
    const text = ts.isTemplateExpression(node)
      ? templateText(node)
      : ts.isStringLiteralLike(node)
        ? node.text
        : '';
    const [link] = isLink.exec(text) ?? [];
    if (link) links.add(link.replaceAll(/:[\w:-]*/g, ':'));
    ts.forEachChild(node, visit);
  };
  for (const code of modules) {
    visit(ts.createSourceFile('module.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JSX));
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
