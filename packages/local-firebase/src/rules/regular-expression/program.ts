import type { CharacterClass } from './character-class.ts';
import { PatternError, type Assertion, type PatternNode } from './syntax.ts';

/** One step of a compiled pattern; numbers are indexes of other steps. */
export type Instruction =
  | { kind: 'class'; characters: CharacterClass; next: number }
  | { kind: 'assertion'; assertion: Assertion; next: number }
  | { kind: 'save'; slot: number; next: number }
  | { kind: 'split'; preferred: number; other: number }
  | { kind: 'match' };

/** Bigger programs are refused: time per character grows with the program. */
const MAXIMUM_INSTRUCTIONS = 20_000;

/** Turns a parsed pattern into a program that starts at the returned step. @throws PatternError */
export function compileProgram(root: PatternNode): { program: Instruction[]; start: number } {
  const program: Instruction[] = [{ kind: 'match' }];

  const add = (instruction: Instruction): number => {
    if (program.length >= MAXIMUM_INSTRUCTIONS) throw new PatternError('The pattern is too big.');
    return program.push(instruction) - 1;
  };

  const addSplit = (greedy: boolean, body: number, exit: number): number =>
    add(
      greedy
        ? { kind: 'split', preferred: body, other: exit }
        : { kind: 'split', preferred: exit, other: body },
    );

  /** Adds the steps for `node` that go on to `next`; returns where they start. */
  const compile = (node: PatternNode, next: number): number => {
    switch (node.kind) {
      case 'empty':
        return next;
      case 'class':
        return add({ kind: 'class', characters: node.characters, next });
      case 'assertion':
        return add({ kind: 'assertion', assertion: node.assertion, next });
      case 'group': {
        const end = add({ kind: 'save', slot: node.index * 2 + 1, next });
        return add({ kind: 'save', slot: node.index * 2, next: compile(node.node, end) });
      }
      case 'sequence':
        return node.nodes.reduceRight((after, each) => compile(each, after), next);
      case 'alternatives':
        return node.nodes
          .map((each) => compile(each, next))
          .reduceRight((other, preferred) => add({ kind: 'split', preferred, other }));
      case 'repeat':
        return compileRepeat(node, next);
    }
  };

  const compileRepeat = (node: PatternNode & { kind: 'repeat' }, next: number): number => {
    let entry = next;
    if (node.maximum === undefined) {
      const loop: Instruction & { kind: 'split' } = { kind: 'split', preferred: next, other: next };
      entry = add(loop);
      const body = compile(node.node, entry);
      if (node.greedy) loop.preferred = body;
      else loop.other = body;
    } else {
      for (let count = node.minimum; count < node.maximum; count += 1) {
        entry = addSplit(node.greedy, compile(node.node, entry), next);
      }
    }
    for (let count = 0; count < node.minimum; count += 1) entry = compile(node.node, entry);
    return entry;
  };

  const start = compile(root, 0);
  return { program, start };
}
