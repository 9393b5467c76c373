import { createElement, Fragment, type ReactNode } from 'react';
import { fill } from '../fill.ts';
import { translated, type NamesIn } from '../text.ts';

type Part = ReactNode | ((words: string) => ReactNode);

/** A value's place in a filled text, or words between tags. */
const places = /\ue000(\w+)\ue000|<(\w+)>(.*?)<\/\2>/g;

/**
 * A text with elements in it, in the language of the page: the translation says where each has its place.
 *
 * @param english as for `text`: 'Find something for {person}', 'Read the <a>manual</a>.'
 * @param values an element for each name, a number for what is counted, and for each pair of tags a function that gets
 *   the words between them; of the values there, all are texts or numbers
 */
export function sentence<const English extends string>(
  english: English,
  values: Readonly<Record<NamesIn<English>, Part>> & Readonly<Record<string, Part>>,
): ReactNode {
  const given: Readonly<Record<string, Part>> = values;
  const marked = Object.entries(given).map(([name, part]) => [
    name,
    typeof part === 'number' ? part : `\ue000${name}\ue000`,
  ]);
  const filled = fill(translated(english), Object.fromEntries(marked));
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of filled.matchAll(places)) {
    const [whole, name = '', tag = '', between = ''] = match;
    const part = given[name || tag];
    const words = between.replace(places, (_, inner: string) => String(given[inner]));
    parts.push(filled.slice(from, match.index), typeof part === 'function' ? part(words) : part);
    from = match.index + whole.length;
  }
  return createElement(Fragment, null, ...parts, filled.slice(from));
}
