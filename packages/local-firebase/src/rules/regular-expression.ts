import { RE2JS, RE2JSException } from 're2js';

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
  | { ok: false; message: string };

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
      return { ok: false, message: `'${pattern}' is not a regular expression: ${error.message}` };
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
    const matcher = this.#pattern.matcher(text);
    let from = 0;
    let last = 0;
    for (;;) {
      // A search may look at the rest of the text again for every match.
      this.#count(from, counter);
      if (!matcher.find()) break;
      from = Math.max(1, matcher.end() - from);
      parts.push(text.slice(last, matcher.start()));
      last = matcher.end();
    }
    this.#count(text.length, counter);
    parts.push(text.slice(last));
    while (parts.length > 1 && parts.at(-1) === '') parts.pop();
    return parts;
  }

  #count(characters: number, counter: StepCounter): void {
    counter.steps += (characters + 1) * this.#pattern.programSize();
    if (counter.steps > counter.maximum) throw new StepsExhausted();
  }
}
