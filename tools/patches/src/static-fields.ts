import type { Patch } from './patch.ts';

const auth = /\/@firebase\/auth\/dist\/esm\/index-[\da-f]+\.js$/;
/** A field that a class is given after its end. */
const assignment = /^(\w+)\.(\w+) = ("[^"]*"|'[^']*'|null)[^;\n]*;$/gm;

/**
 * Gives classes of Firebase's sign-in their constants as static fields. An assignment after the class keeps a bundler
 * from leaving it out: the page loaded the sign-in with Facebook, Twitter and others, and its pop-up windows.
 *
 * Not reported upstream; the compiler writes the assignments for browsers of 2017.
 */
export function withStaticFields(code: string): string | undefined {
  const fields = [...code.matchAll(assignment)];
  if (fields.length === 0) return undefined;
  let changed: string | undefined = code.replace(assignment, '');
  for (const [, name, field, value] of fields) {
    const start = new RegExp(`^class ${name} (extends \\w+ )?\\{$`, 'm');
    if (changed && !start.test(changed)) changed = undefined;
    changed = changed?.replace(start, (line) => `${line}\nstatic ${field} = ${value};`);
  }
  return changed;
}

export const staticFields: Patch = {
  module: auth,
  change: withStaticFields,
  lookAt: 'how its classes get their constants',
};
