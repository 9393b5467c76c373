import { parsePattern } from './parse-pattern.ts';
import { compileProgram, type Instruction } from './program.ts';
import { runProgram, type Captures, type StepCounter } from './run-program.ts';
import { PatternError } from './syntax.ts';

/** A replacement that names no group of the pattern, ends in a backslash or grows too long. */
export class BadReplacement extends Error {}

export type ParseResult =
  { ok: true; expression: RegularExpression } | { ok: false; message: string };

/** A regular expression in RE2's syntax, matched in time linear in the text's length. */
export class RegularExpression {
  readonly #program: readonly Instruction[];
  readonly #start: number;
  readonly #groups: number;
  readonly #names: ReadonlyMap<string, number>;

  private constructor(pattern: string) {
    const parsed = parsePattern(pattern);
    const { program, start } = compileProgram(parsed.node);
    this.#program = program;
    this.#start = start;
    this.#groups = parsed.groups;
    this.#names = parsed.names;
  }

  static parse(pattern: string): ParseResult {
    try {
      return { ok: true, expression: new RegularExpression(pattern) };
    } catch (error) {
      if (!(error instanceof PatternError)) throw error;
      return { ok: false, message: `'${pattern}' is not a regular expression: ${error.message}` };
    }
  }

  /** True when the whole text matches. @throws StepsExhausted */
  matches(text: string, counter: StepCounter): boolean {
    return runProgram(this.#program, this.#start, text, 0, true, counter) !== undefined;
  }

  /** The parts of the text between the matches; empty parts at the end are dropped. */
  split(text: string, counter: StepCounter): string[] {
    const parts: string[] = [];
    let last = 0;
    for (const [start = 0, end = 0] of this.#matchesIn(text, counter)) {
      parts.push(text.slice(last, start));
      last = end;
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
    for (const captures of this.#matchesIn(text, counter)) {
      result += text.slice(last, captures[0]) + this.#expand(replacement, text, captures);
      last = captures[1] ?? last;
      if (result.length > maximumLength) throw new BadReplacement('The text becomes too long');
    }
    return result + text.slice(last);
  }

  *#matchesIn(text: string, counter: StepCounter): Generator<Captures> {
    let from = 0;
    while (from <= text.length) {
      const captures = runProgram(this.#program, this.#start, text, from, false, counter);
      if (!captures) return;
      yield captures;
      const [start = from, end = from] = captures;
      const isWide = (text.codePointAt(end) ?? 0) > 0xffff;
      from = end > start ? end : end + (isWide ? 2 : 1);
    }
  }

  #expand(replacement: string, text: string, captures: Captures): string {
    const groupText = (group: number): string => {
      const start = captures[group * 2];
      return start === undefined ? '' : text.slice(start, captures[group * 2 + 1]);
    };
    return replacement.replace(
      /\\([^]?)|\$(?:(\d+)|\{([^}]*)\})/g,
      (whole, escaped?: string, digits?: string, name?: string) => {
        if (escaped === '') throw new BadReplacement('A replacement ends in a backslash');
        if (escaped !== undefined) return escaped;
        if (digits !== undefined) {
          const { group, length } = this.#longestGroup(digits);
          return groupText(group) + digits.slice(length);
        }
        const group = this.#names.get(name ?? '');
        if (group === undefined) throw new BadReplacement(`The pattern has no group ${whole}`);
        return groupText(group);
      },
    );
  }

  /** As many digits as still name a group: `$10` is group 1 and a 0 when there is no group 10. */
  #longestGroup(digits: string): { group: number; length: number } {
    for (let length = digits.length; length > 0; length -= 1) {
      const group = Number(digits.slice(0, length));
      if (group <= this.#groups) return { group, length };
    }
    throw new BadReplacement(`The pattern has no group $${digits}`);
  }
}
