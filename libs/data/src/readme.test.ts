import { describe, expect, test } from 'vitest';
import readme from '../README.md?raw';
import * as testing from './testing/index.ts';

interface Example {
  readonly title: string;
  readonly code: string;
}

const start = '```ts run\n';
const heading = /^\*\*([^*]+)\*\*/gm;
const promised = /^(.*); \/\/ → (.*)$/gm;

/** Every runnable block, titled by the bold sentence above it. */
const examples: Example[] = readme.split(start).flatMap((text, index, texts) => {
  const next = texts[index + 1];
  if (next === undefined) return [];
  const title = [...text.matchAll(heading)].at(-1)?.[1] ?? 'an example';
  const code = next.slice(0, next.indexOf('```'));
  return [{ title, code: code.replace(promised, 'expect($1).toEqual($2);') }];
});

type AsyncFunction = new (...parts: string[]) => (...values: unknown[]) => Promise<void>;
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as AsyncFunction;

describe('the examples of the README are true', () => {
  test.each(examples)('$title', async ({ code }) => {
    expect(code).toContain('expect(');
    const scope = { expect, ...testing };
    await new AsyncFunction(...Object.keys(scope), code)(...Object.values(scope));
  });
});

test('every folder is in the table of folders', () => {
  const table = readme.slice(readme.indexOf('## Folders'), readme.indexOf('## Adding to it'));
  const folders = Object.keys(import.meta.glob('./*/*.ts')).map((file) => file.split('/')[1]);
  expect(folders.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});
