import { isRightToLeft, pageLanguage } from './page-language.ts';

/** What a text is filled with. */
export type Value = string | number;
type Values = Readonly<Record<string, Value>>;
type Compiled = (values: Values) => string;

const compiled = new Map<string, Compiled>();

/** Fills an ICU message (names, `plural` and `select`) with values. It becomes a function at its first use. */
export function fill(pattern: string, values: Values): string {
  let message = compiled.get(pattern);
  if (!message) compiled.set(pattern, (message = compile(pattern)));
  return message(values);
}

function compile(pattern: string): Compiled {
  const tokens = pattern.split(/([{}#])/);
  let at = 0;
  /** Until its closing brace. @param counted the value in place of `#` */
  const message = (counted?: string): Compiled => {
    const parts: (string | Compiled)[] = [];
    for (let token = tokens[at++]; token !== undefined && token !== '}'; token = tokens[at++]) {
      if (token === '{') parts.push(argument());
      else if (token === '#' && counted !== undefined)
        parts.push((values) => shown(values[counted]));
      else parts.push(token);
    }
    return (values) =>
      parts.map((part) => (typeof part === 'string' ? part : part(values))).join('');
  };
  /** A name, or a choice by a value, with its closing brace. */
  const argument = (): Compiled => {
    const [name = '', kind, first = ''] = (tokens[at++] ?? '').split(/,\s*/);
    const branches: Record<string, Compiled> = {};
    for (let label = first; tokens[at++] === '{'; label = tokens[at++] ?? '') {
      branches[label.trim()] = message(name);
    }
    if (!kind) return (values) => shown(values[name]);
    return (values) => branchOf(branches, values[name] ?? '')(values);
  };
  return message();
}

function branchOf(branches: Readonly<Record<string, Compiled>>, value: Value): Compiled {
  const own = typeof value === 'string' ? value : `=${value}`;
  const rule = typeof value === 'string' ? 'other' : pluralRules().select(value);
  return branches[own] ?? branches[rule] ?? branches['other'] ?? (() => '');
}

const rulesOf = new Map<string, Intl.PluralRules>();

function pluralRules(language = pageLanguage()): Intl.PluralRules {
  const rules = rulesOf.get(language) ?? new Intl.PluralRules(language);
  rulesOf.set(language, rules);
  return rules;
}

/** A name keeps its own direction among words that are written from right to left. */
function shown(value: Value = ''): string {
  if (typeof value === 'string')
    return isRightToLeft(pageLanguage()) ? `\u2068${value}\u2069` : value;
  return value > -1000 && value < 1000
    ? String(value)
    : value.toLocaleString(globalThis.evergiftNumbers ?? numbersIn());
}

/** Digits are Latin everywhere, as in amounts. */
const numbersIn = (language = pageLanguage()): string =>
  language === 'en' ? 'en-US' : `${language}-u-nu-latn`;
