import { fill, type Value } from './fill.ts';

/**
 * The names of the values in a text: of 'Deleted {name}.' it is 'name'. Branches of a plural are sentences, no names.
 */
export type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? NameOf<Name> | NamesIn<Rest>
  : never;

/** 'count' of 'count, plural, one {# gift'; none of a branch such as '# gifts'. */
type NameOf<Inside extends string> = Inside extends `${infer Name}, ${string}{${infer Branch}`
  ? Name | NameOf<Branch>
  : Inside extends `${string}{${infer Inner}`
    ? NameOf<Inner>
    : Inside extends '' | `${string}${' ' | '#' | ','}${string}`
      ? never
      : Inside;

/** The values that a text needs: nothing for a text without names. */
type ValuesOf<Text extends string> = [NamesIn<Text>] extends [never]
  ? []
  : [values: Readonly<Record<NamesIn<Text>, Value>>];

/**
 * A text in the language of the page. The English text is its key, so it reads here as on the page.
 *
 * @param english an ICU message, as a literal: 'Deleted {name}.', '{count, plural, one {# gift} other {# gifts}}'.
 *   Each branch is a whole phrase. Its translations are in the `messages` folder of its project.
 * @param values what replaces the names in it; numbers are written as the region writes them
 */
export function text<const English extends string>(
  english: English,
  ...[values]: ValuesOf<English>
): string {
  const pattern = translated(english);
  return values === undefined ? pattern : fill(pattern, values);
}

/** The translation of a text that is known at run time alone, such as a label that another app contributes. */
export const translated = (english: string): string =>
  globalThis.evergiftSpeech?.translate(english) ?? english;
