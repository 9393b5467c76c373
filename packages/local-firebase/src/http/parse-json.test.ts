import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test('JSON is parsed as JSON.parse does', () => {
  const text = '{"a":["[[[","\\"]",{"b":null}]}';
  expect(parseJson(text)).toEqual(JSON.parse(text));
  expect(() => parseJson('{"a"')).toThrow(SyntaxError);
  expect(parseJson(nested(200))).toEqual(JSON.parse(nested(200)));
  expect(parseJson(`[${'[],'.repeat(1_000)}1]`)).toHaveLength(1_001);
});

test('nesting that nobody needs is refused before it is built', () => {
  expect(() => parseJson(nested(201))).toThrow('nested more than 200 deep');
  expect(() => parseJson('{"a":'.repeat(500_000))).toThrow('nested more than 200 deep');
});
