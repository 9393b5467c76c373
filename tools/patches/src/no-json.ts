import type { Patch } from './patch.ts';

const copies = /\/@firebase\/firestore\/dist\/(common-[\da-f]+|index)\.esm\.js$/;

const schema = /(\b\w+)\._jsonSchemaVersion = "[^"]+", \1\._jsonSchema = \{[^{}]*\};/g;
const method = /^( +(?:\*\/ +)?)(?:static fromJSON|toJSON)\([^)]*\) \{\n[\s\S]*?\n {4}\}$/gm;

/**
 * Leaves out how Firestore's values are written as JSON for a server that renders pages, and read again in the browser:
 * Evergift has no such server. Assignments to a class keep all of it, and the checks of what is read, in every bundle.
 *
 * Not reported upstream: for others it is a feature.
 */
export function withoutJson(code: string): string | undefined {
  const withoutMethods = code.replace(method, (text, before: string) =>
    text.includes('_jsonSchema') ? before : text,
  );
  const changed = withoutMethods.replace(schema, '');
  return withoutMethods === code || changed === withoutMethods ? undefined : changed;
}

export const noJson: Patch = {
  module: copies,
  change: withoutJson,
  lookAt: 'how it writes its values as JSON',
};
