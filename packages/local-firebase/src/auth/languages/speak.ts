import { markup, type Markup } from '../markup.ts';
import { ARABIC } from './arabic.ts';
import { FRENCH } from './french.ts';
import { GERMAN, type EnglishText } from './german.ts';
import { isRightToLeft, type Language } from './language.ts';
import { SPANISH } from './spanish.ts';

/** The names of the values in a text: of 'Continue to {appName}' it is 'appName'. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type Value = string | number;

/** The values that a text needs: nothing for a text without names. */
type ValuesOf<Text extends string> = [NamesIn<Text>] extends [never]
  ? []
  : [values: Readonly<Record<NamesIn<Text>, Value>>];

/** A text that is complete as it is. */
export type PlainText = {
  [Text in EnglishText]: [NamesIn<Text>] extends [never] ? Text : never;
}[EnglishText];

/** How mails and pages speak one language. The English text is the key: it reads in the code as on the page. */
export interface Speech {
  readonly language: Language;
  /** The text for a mail, or for a page when it has no values that people typed. */
  say<const English extends EnglishText>(english: English, ...values: ValuesOf<English>): string;
  /** The text for a page, with its values escaped. */
  show<const English extends EnglishText>(english: English, ...values: ValuesOf<English>): Markup;
}

/** Each language's texts. */
export const TRANSLATIONS: Readonly<
  Record<Exclude<Language, 'en'>, Readonly<Record<EnglishText, string>>>
> = { de: GERMAN, fr: FRENCH, es: SPANISH, ar: ARABIC };

const fill = (
  pattern: string,
  values: Readonly<Record<string, Value>>,
  write: (value: Value) => string,
): string => pattern.replace(/\{(\w+)\}/g, (_match, name: string) => write(values[name] ?? ''));

/** Speaks a language. Among words that are written from right to left, a name keeps its own direction. */
export const speak = (language: Language): Speech => {
  const translated = (english: EnglishText): string =>
    language === 'en' ? english : TRANSLATIONS[language][english];
  const isApart = (value: Value): boolean => typeof value === 'string' && isRightToLeft(language);
  return {
    language,
    say: (english, ...[values = {}]) =>
      fill(translated(english), values, (value) =>
        isApart(value) ? `\u2068${value}\u2069` : String(value),
      ),
    show: (english, ...[values = {}]) => ({
      html: fill(markup`${translated(english)}`.html, values, (value) => {
        const shown = markup`${String(value)}`;
        return (isApart(value) ? markup`<bdi>${shown}</bdi>` : shown).html;
      }),
    }),
  };
};
