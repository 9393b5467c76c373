import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { requestShapes } from './request-shapes.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evergift-requests-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The shape of a type in the request of a modal, with what else its file declares. */
function shapeOf(type: string, declared = ''): unknown {
  const file = join(folder, 'modal-requests.ts');
  writeFileSync(
    file,
    `${declared} declare module 'm' { interface ModalRequests { 'gift.add': ${type} } }`,
  );
  return requestShapes(file)['gift.add'];
}

describe('RL5 what a modal accepts', () => {
  test.each<[string, string, unknown]>([
    ['string', '', 'string'],
    ['\'ada\' | "bob"', '', { anyOf: ['"ada"', '"bob"'] }],
    ['readonly string[]', '', { listOf: 'string' }],
    ['ReadonlyArray<1 | null>', '', { listOf: { anyOf: ['1', 'null'] } }],
    ['Record<never, never>', '', { fields: {} }],
    ['Id | (number | string)', 'type Id = string;', { anyOf: ['number', 'string'] }],
    ['Id | string', 'type Id = string;', 'string'],
    [
      'Person',
      'interface Person { id: string } interface Person { at: 1 }',
      { fields: { at: { type: '1' }, id: { type: 'string' } } },
    ],
    [
      "{ who?: Person | undefined; 'where': string }",
      'interface Person { id: string }',
      {
        fields: {
          where: { type: 'string' },
          who: { type: { fields: { id: { type: 'string' } } }, optional: true },
        },
      },
    ],
  ])('%s', (type, declared, shape) => {
    expect(shapeOf(type, declared)).toEqual(shape);
  });

  test('is nothing where an app has no modals', () => {
    expect(requestShapes(join(folder, 'modal-requests.ts'))).toEqual({});
  });

  test.each<[string, string, string]>([
    ['an imported type', '{ id: Id }', "import type { Id } from './id.ts';"],
    ['a type that contains itself', 'List', 'interface List { next?: List }'],
    ['an inherited type', 'Id', 'interface Id extends Named { id: string }'],
    ['a type with a parameter', 'Pick<Id, "id">', 'interface Id { id: string }'],
    ['a function', '() => void', ''],
    ['a method', '{ choose(): void }', ''],
    ['a tuple', '[string, string]', ''],
  ])('cannot be %s: the build says what to do', (_, type, declared) => {
    expect(() => shapeOf(type, declared)).toThrow(
      /modal-requests\.ts: builds cannot compare '.+'\. Declare the type in this file/,
    );
  });

  test('has to be TypeScript', () => {
    expect(() => shapeOf('{')).toThrow(/modal-requests\.ts: /);
  });
});
