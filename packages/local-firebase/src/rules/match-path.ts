import type { MatchBlock, PatternSegment } from './syntax-tree.ts';
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
function globPath(steps: readonly PathStep[]): RulesPath {
  const segments = steps.map((step) => (typeof step === 'string' ? step : '{}'));
  return new RulesPath(segments, steps.some((step) => typeof step !== 'string') ? [''] : []);
}

/** All ways in which a match statement's pattern fits the path from `start` on. */
export function* matchPattern(
  block: MatchBlock,
  version: '1' | '2',
  path: readonly PathStep[],
  start: number,
): Generator<PathMatch> {
  yield* matchSegments(block.pattern, version, path, start, new Map());
}

function* matchSegments(
  pattern: readonly PatternSegment[],
  version: '1' | '2',
  path: readonly PathStep[],
  start: number,
  variables: ReadonlyMap<string, Result>,
): Generator<PathMatch> {
  const [segment, ...rest] = pattern;
  if (segment === undefined) {
    yield { end: start, variables };
    return;
  }
  if (segment.kind === 'glob') {
    for (let end = start + (version === '1' ? 1 : 0); end <= path.length; end += 1) {
      const bound = new Map(variables).set(segment.name, globPath(path.slice(start, end)));
      yield* matchSegments(rest, version, path, end, bound);
    }
    return;
  }
  const step = path[start];
  if (step === undefined) return;
  if (segment.kind === 'text') {
    if (step === segment.text) yield* matchSegments(rest, version, path, start + 1, variables);
    return;
  }
  const value =
    typeof step === 'string' ? step : new Failure(`A query does not fix {${segment.name}}`);
  const bound = new Map(variables).set(segment.name, value);
  yield* matchSegments(rest, version, path, start + 1, bound);
}
