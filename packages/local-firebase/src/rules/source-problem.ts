import type { RulesProblem } from './types.ts';

/** A reason to refuse the source; carried as an exception inside the compiler only. */
export class SourceProblem extends Error {
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.name = 'SourceProblem';
    this.at = at;
  }
}

/** Line and column of an offset, both counted from 1. */
export function positionOf(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, Math.max(0, offset));
  const line = before.split('\n').length;
  return { line, column: before.length - before.lastIndexOf('\n') };
}

export function describeProblem(source: string, problem: SourceProblem): RulesProblem {
  return { ...positionOf(source, problem.at), message: problem.message };
}
