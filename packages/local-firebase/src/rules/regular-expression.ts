import { RE2JS, RE2JSException } from 're2js';

/** A replacement that names no group of the pattern, ends in a backslash or grows too long. */
export class BadReplacement extends Error {}

/** Thrown when a request would match more than its share. */
export class StepsExhausted extends Error {}

/** Adds up what matching may cost: characters times instructions, the most that RE2 needs. */
export interface StepCounter {
  steps: number;
  /** Matching is refused with StepsExhausted above this. */
  readonly maximum: number;
}

export type ParseResult =
  | { ok: true; expression: RegularExpression }
  /** `isTooLarge`: the service would load the pattern, which repeats more than RE2 itself takes. */
  | { ok: false; message: string; isTooLarge: boolean };

/** The most that one repetition may ask for. */
const MOST_REPEATS = 1000;

type Matcher = ReturnType<RE2JS['matcher']>;

/** A regular expression in RE2's syntax, matched in time linear in the text's length. */
export class RegularExpression {
  readonly #pattern: RE2JS;

  private constructor(pattern: RE2JS) {
    this.#pattern = pattern;
  }

  static parse(pattern: string): ParseResult {
    try {
      return { ok: true, expression: new RegularExpression(RE2JS.compile(pattern)) };
    } catch (error) {
      if (!(error instanceof RE2JSException)) throw error;
      const message = `'${pattern}' is not a regular expression: ${error.message}`;
      return { ok: false, message, isTooLarge: repeatsTooOften(error.message) };
    }
  }

  /** True when the whole text matches. @throws StepsExhausted */
  matches(text: string, counter: StepCounter): boolean {
    this.#count(text.length, counter);
    return this.#pattern.matches(text);
  }

  /** The parts of the text between the matches; empty parts at the end are dropped. */
  split(text: string, counter: StepCounter): string[] {
    const parts: string[] = [];
    let last = 0;
    for (const match of this.#matchesIn(text, counter)) {
      parts.push(text.slice(last, match.start()));
      last = match.end();
    }
    parts.push(text.slice(last));
    while (parts.length > 1 && parts.at(-1) === '') parts.pop();
    return parts;
  }

  /**
   * Replaces every match. In the replacement `$1` and `${name}` stand for groups and a
   * backslash takes the next character as it is. @throws BadReplacement (also when the result
   * grows beyond `maximumLength`), StepsExhausted
   */
  replace(
    text: string,
    replacement: string,
    counter: StepCounter,
    maximumLength = Infinity,
  ): string {
    let result = '';
    let last = 0;
    for (const match of this.#matchesIn(text, counter)) {
      result += text.slice(last, match.start()) + this.#expand(replacement, match);
      last = match.end();
      if (result.length > maximumLength) throw new BadReplacement('The text becomes too long');
    }
    return result + text.slice(last);
  }

  /** A search may look at the rest of the text again for every match. */
  *#matchesIn(text: string, counter: StepCounter): Generator<Matcher> {
    const matcher = this.#pattern.matcher(text);
    let from = 0;
    for (;;) {
      this.#count(from, counter);
      if (!matcher.find()) break;
      from = Math.max(1, matcher.end() - from);
      yield matcher;
    }
    this.#count(text.length, counter);
  }

  #count(characters: number, counter: StepCounter): void {
    counter.steps += (characters + 1) * this.#pattern.programSize();
    if (counter.steps > counter.maximum) throw new StepsExhausted();
  }

  #expand(replacement: string, match: Matcher): string {
    return replacement.replace(
      /\\([^]?)|\$(?:(\d+)|\{([^}]*)\})/g,
      (whole, escaped?: string, digits?: string, name?: string) => {
        if (escaped === '') throw new BadReplacement('A replacement ends in a backslash');
        if (escaped !== undefined) return escaped;
        if (digits !== undefined) {
          const { group, length } = longestGroup(digits, match.groupCount());
          return (match.group(group) ?? '') + digits.slice(length);
        }
        if (!Object.hasOwn(this.#pattern.namedGroups(), name ?? '')) {
          throw new BadReplacement(`The pattern has no group ${whole}`);
        }
        return match.group(name) ?? '';
      },
    );
  }
}

/** Repetitions within each other that are within the limit each, but not together. */
function repeatsTooOften(message: string): boolean {
  const [, bounds] = /invalid repeat count: `\{([\d,]+)\}`/.exec(message) ?? [];
  return bounds !== undefined && bounds.split(',').every((bound) => Number(bound) <= MOST_REPEATS);
}

/** As many digits as still name a group: `$10` is group 1 and a 0 when there is no group 10. */
function longestGroup(digits: string, groups: number): { group: number; length: number } {
  for (let length = digits.length; length > 0; length -= 1) {
    const group = Number(digits.slice(0, length));
    if (group <= groups) return { group, length };
  }
  throw new BadReplacement(`The pattern has no group $${digits}`);
}
