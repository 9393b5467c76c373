import type { CharacterClass } from './character-class.ts';

/** What a pattern means, before it becomes a program. */
export type PatternNode =
  | { kind: 'empty' }
  | { kind: 'class'; characters: CharacterClass }
  | { kind: 'assertion'; assertion: Assertion }
  | { kind: 'group'; node: PatternNode; index: number }
  | { kind: 'sequence'; nodes: PatternNode[] }
  | { kind: 'alternatives'; nodes: PatternNode[] }
  | {
      kind: 'repeat';
      node: PatternNode;
      minimum: number;
      maximum: number | undefined;
      greedy: boolean;
    };

export type Assertion =
  'textStart' | 'textEnd' | 'lineStart' | 'lineEnd' | 'wordBoundary' | 'noWordBoundary';

export interface ParsedPattern {
  node: PatternNode;
  /** How many capturing groups there are, the whole match not counted. */
  groups: number;
  names: ReadonlyMap<string, number>;
}

/** A pattern that RE2 would refuse too; stays inside this folder. */
export class PatternError extends Error {}
