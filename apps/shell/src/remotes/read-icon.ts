import type { IconNode } from '@evergift/contract';

const elements = new Set(['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect']);
const attributes = new Set(
  'cx cy d fill height key points r rx ry transform width x x1 x2 y y1 y2'.split(' '),
);

/**
 * The shapes of an icon from remotes.json. Everything else is left out: an attribute such as
 * `onLoad` or an element such as `script` is no part of an icon.
 */
export const readIcon = (node: unknown): IconNode =>
  (Array.isArray(node) ? node : [])
    .filter(([element]) => elements.has(element))
    .map(([element, given]) => [
      element,
      Object.fromEntries(
        Object.entries<string>(given ?? {}).filter(([name]) => attributes.has(name)),
      ),
    ]);
