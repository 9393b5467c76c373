import type { PatternSegment } from './syntax-tree.ts';
import { Failure, RulesPath, type Result } from './values.ts';

/**
 * One step of the path that a request is about: its text, or the id of any document, which a query
 * leaves open.
 */
export type PathStep = string | { kind: 'anyDocument' };

export interface PathMatch {
  /** How many steps the pattern took. */
  end: number;
  variables: ReadonlyMap<string, Result>;
}

/** The steps that a `{name=**}` took, as a path. */
function globPath(name: string, steps: readonly PathStep[]): Result {
  const texts = steps.filter((step) => typeof step === 'string');
  return texts.length === steps.length ? new RulesPath(texts) : unknown(name);
}

const unknown = (name: string): Failure => new Failure(`A query does not fix {${name}}`);

/** All ways in which a match statement's pattern fits the path from `start` on. */
export function* matchPattern(
  pattern: readonly PatternSegment[],
  path: readonly PathStep[],
  start: number,
  variables: ReadonlyMap<string, Result> = new Map(),
): Generator<PathMatch> {
  const [segment, ...rest] = pattern;
  if (segment === undefined) {
    yield { end: start, variables };
    return;
  }
  if (segment.kind === 'glob') {
    for (let end = start; end <= path.length; end += 1) {
      const taken = globPath(segment.name, path.slice(start, end));
      yield* matchPattern(rest, path, end, new Map(variables).set(segment.name, taken));
    }
    return;
  }
  const step = path[start];
  if (step === undefined) return;
  if (segment.kind === 'text') {
    if (step === segment.text) yield* matchPattern(rest, path, start + 1, variables);
    return;
  }
  const value = typeof step === 'string' ? step : unknown(segment.name);
  yield* matchPattern(rest, path, start + 1, new Map(variables).set(segment.name, value));
}
