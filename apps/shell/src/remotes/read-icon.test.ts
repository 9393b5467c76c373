import { expect, test } from 'vitest';
import { readIcon } from './merge-contributions.ts';

test('an icon keeps its shapes and nothing that could run', () => {
  const icon = [
    ['path', { d: 'M0 0h1', key: 'a', onLoad: 'alert(1)', dangerouslySetInnerHTML: '{}' }],
    ['script', { href: 'https://example.com/x.js' }],
    ['foreignObject', {}],
    ['circle', { cx: '1', cy: '2', r: '3', style: 'x' }],
  ];
  expect(readIcon(icon)).toEqual([
    ['path', { key: '0', d: 'M0 0h1' }],
    ['circle', { key: '1', cx: '1', cy: '2', r: '3' }],
  ]);
});

test.each([undefined, null, 'path', {}])('what is no icon draws nothing: %j', (icon) => {
  expect(readIcon(icon)).toEqual([]);
});
