import type { AppContract, PresetFields } from '@evergift/contract/app-contract';
import { parseSync, Visitor, type ESTree } from 'vite';

/** Calls that name a modal, also as a bundler renames them when two modules use the name. */
const opens = /^(openModal|preloadModal)(\$\d+)?$/;

const isLink = /^\/[a-zA-Z][\w-]*(\/[\w:-]+)*(?=[?#]|$)/;
/** Most modules have neither: they are not parsed. */
const mayUse = /(open|preload)Modal|["'`]\/[a-zA-Z]/;

type Uses = AppContract['uses'];

/** Every text that an expression can be, by its own words: `'a'`, or both of `isNew ? 'a' : 'b'`. */
function textsIn(node: ESTree.Expression): string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? [templateText(node)] : [];
    case 'ParenthesizedExpression':
      return textsIn(node.expression);
    case 'ConditionalExpression':
      return [...textsIn(node.consequent), ...textsIn(node.alternate)];
    default:
      return [];
  }
}

/** The fields that an object literal names; `any` for what is no literal, or spreads another object. */
function presetFields(node: ESTree.Argument | undefined): PresetFields {
  if (!node) return [];
  if (node.type !== 'ObjectExpression') return 'any';
  const names = node.properties.map((property) => {
    if (property.type === 'SpreadElement' || property.computed) return undefined;
    const { key } = property;
    if (key.type === 'Identifier') return key.name;
    return key.type === 'Literal' ? String(key.value) : undefined;
  });
  return names.every((name) => name !== undefined) ? names.toSorted() : 'any';
}

/** `/people/${id}` leads to `/people/:`. */
const templateText = ({ quasis }: ESTree.TemplateLiteral): string =>
  quasis.map(({ value }) => value.cooked ?? '').join(':');

/** The name by which a function is called: `openModal` in `openModal()` and in `host.openModal()`. */
function calledName({ callee }: ESTree.CallExpression): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression' || callee.computed) return undefined;
  return callee.property.type === 'Identifier' ? callee.property.name : undefined;
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
  const addLink = (text: string) => {
    const [link] = isLink.exec(text) ?? [];
    if (link) links.add(link.replaceAll(/:[\w:-]*/g, ':'));
  };
  const visitor = new Visitor({
    CallExpression(node) {
      const name = calledName(node) ?? '';
      const [called, preset] = node.arguments;
      if (!called || called.type === 'SpreadElement' || !opens.test(name)) return;
      const isOpened = name.startsWith('openModal');
      for (const modal of textsIn(called)) {
        addModal(modal, isOpened ? presetFields(preset) : undefined);
      }
    },
    Literal({ value }) {
      if (typeof value === 'string') addLink(value);
    },
    TemplateLiteral: (node) => addLink(templateText(node)),
  });
  for (const code of modules.filter((each) => mayUse.test(each))) {
    const { program, errors } = parseSync('module.js', code);
    if (errors[0]) throw new Error(`A module of this build is no JavaScript: ${errors[0].message}`);
    visitor.visit(program);
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
