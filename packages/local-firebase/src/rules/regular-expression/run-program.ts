import type { Instruction } from './program.ts';
import type { Assertion } from './syntax.ts';

/** Counts the work of matching, so that rules can bound it and tests can measure it. */
export interface StepCounter {
  steps: number;
  /** Matching gives up with StepsExhausted above this. */
  readonly maximum: number;
}

export class StepsExhausted extends Error {}

/** Where the groups of a match start and end, two numbers each; undefined when unused. */
export type Captures = readonly (number | undefined)[];

interface Thread {
  at: number;
  captures: Captures;
}

function isWordCharacter(text: string, index: number): boolean {
  return /^[0-9A-Za-z_]$/.test(text.charAt(index));
}

function holds(assertion: Assertion, text: string, index: number): boolean {
  switch (assertion) {
    case 'textStart':
      return index === 0;
    case 'textEnd':
      return index === text.length;
    case 'lineStart':
      return index === 0 || text[index - 1] === '\n';
    case 'lineEnd':
      return index === text.length || text[index] === '\n';
    case 'wordBoundary':
      return isWordCharacter(text, index - 1) !== isWordCharacter(text, index);
    case 'noWordBoundary':
      return isWordCharacter(text, index - 1) === isWordCharacter(text, index);
  }
}

/**
 * Runs all ways through a program side by side, one character at a time: time grows with the
 * text's length times the program's size, whatever the pattern. Finds the leftmost match that
 * starts at `from` or later; with `whole`, only one that spans the whole text.
 */
export function runProgram(
  program: readonly Instruction[],
  start: number,
  text: string,
  from: number,
  whole: boolean,
  counter: StepCounter,
): Captures | undefined {
  let threads: Thread[] = [];
  let found: Captures | undefined;
  counter.steps += program.length;
  const seenAt = new Int32Array(program.length).fill(-1);

  /** Follows every step that reads no character, in order of preference. */
  const follow = (list: Thread[], first: number, captures: Captures, index: number): void => {
    const pending: Thread[] = [{ at: first, captures }];
    for (let thread = pending.pop(); thread; thread = pending.pop()) {
      if (seenAt[thread.at] === index) continue;
      seenAt[thread.at] = index;
      counter.steps += 1;
      const instruction = program[thread.at];
      switch (instruction?.kind) {
        case 'split':
          pending.push({ at: instruction.other, captures: thread.captures });
          pending.push({ at: instruction.preferred, captures: thread.captures });
          break;
        case 'save': {
          const saved = [...thread.captures];
          saved[instruction.slot] = index;
          pending.push({ at: instruction.next, captures: saved });
          break;
        }
        case 'assertion':
          if (holds(instruction.assertion, text, index)) {
            pending.push({ at: instruction.next, captures: thread.captures });
          }
          break;
        default:
          list.push(thread);
      }
    }
    if (counter.steps > counter.maximum) throw new StepsExhausted();
  };

  for (let index = from; ;) {
    if (!found && (!whole || index === from)) follow(threads, start, [index], index);
    if (threads.length === 0 && (found || whole)) return found;
    const codePoint = text.codePointAt(index);
    const width = codePoint !== undefined && codePoint > 0xffff ? 2 : 1;
    const next: Thread[] = [];
    for (const thread of threads) {
      const instruction = program[thread.at];
      if (instruction?.kind === 'class') {
        counter.steps += 1;
        if (codePoint !== undefined && instruction.characters.has(codePoint)) {
          follow(next, instruction.next, thread.captures, index + width);
        }
      } else if (instruction?.kind === 'match' && (!whole || index === text.length)) {
        found = [thread.captures[0], index, ...thread.captures.slice(2)];
        break;
      }
    }
    if (codePoint === undefined) return found;
    threads = next;
    index += width;
  }
}
