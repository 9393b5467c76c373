import {
  CharacterClass,
  invert,
  PERL_CLASSES,
  POSIX_CLASSES,
  type Range,
} from './character-class.ts';
import { readEscapedCharacter } from './escape.ts';
import { changeFlags, type Flags } from './flags.ts';
import { PatternError, type Assertion, type ParsedPattern, type PatternNode } from './syntax.ts';

const MAXIMUM_REPEAT = 1000;
const MAXIMUM_NESTING = 200;

const REPEAT = /\{(\d+)(?:(,)(\d*))?\}/y;
const GROUP_NAME = /\?P?<([A-Za-z0-9_]+)>/y;
const GROUP_FLAGS = /\?([imsU]*)(?:-([imsU]+))?([:)])/y;
const POSIX_NAME = /\[:(\^?)([a-z]+):\]/y;
const ASSERTIONS: Readonly<Record<string, Assertion>> = {
  A: 'textStart',
  z: 'textEnd',
  b: 'wordBoundary',
  B: 'noWordBoundary',
};

/** Parses RE2's syntax. @throws PatternError */
export function parsePattern(source: string): ParsedPattern {
  return new PatternParser(source).parse();
}

class PatternParser {
  readonly #source: string;
  readonly #names = new Map<string, number>();
  #at = 0;
  #groups = 0;
  #nesting = 0;
  #flags: Flags = { ignoreCase: false, multiLine: false, dotAll: false, swapGreed: false };

  constructor(source: string) {
    this.#source = source;
  }

  parse(): ParsedPattern {
    const node = this.#alternatives();
    if (this.#at < this.#source.length) throw new PatternError("')' closes no group.");
    return { node, groups: this.#groups, names: this.#names };
  }

  #take(text: string): boolean {
    const found = this.#source.startsWith(text, this.#at);
    if (found) this.#at += text.length;
    return found;
  }

  #read(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source);
    if (found) this.#at += found[0].length;
    return found;
  }

  #nextCharacter(): number {
    const codePoint = this.#source.codePointAt(this.#at);
    if (codePoint === undefined) throw new PatternError('The pattern ends too early.');
    this.#at += codePoint > 0xffff ? 2 : 1;
    return codePoint;
  }

  #alternatives(): PatternNode {
    const nodes = [this.#sequence()];
    while (this.#take('|')) nodes.push(this.#sequence());
    return nodes.length === 1 && nodes[0] ? nodes[0] : { kind: 'alternatives', nodes };
  }

  #sequence(): PatternNode {
    const nodes: PatternNode[] = [];
    for (;;) {
      const next = this.#source[this.#at];
      if (next === undefined || next === '|' || next === ')') break;
      if (this.#take('\\Q')) {
        nodes.push(...this.#quoted());
        continue;
      }
      nodes.push(this.#repeated(this.#atom()));
    }
    return nodes.length === 1 && nodes[0] ? nodes[0] : { kind: 'sequence', nodes };
  }

  #quoted(): PatternNode[] {
    const end = this.#source.indexOf('\\E', this.#at);
    const text = this.#source.slice(this.#at, end < 0 ? undefined : end);
    this.#at += text.length + (end < 0 ? 0 : 2);
    return [...text].map((character) => this.#literal(character.codePointAt(0) ?? 0));
  }

  #repeated(node: PatternNode): PatternNode {
    const bounds = this.#repeatBounds();
    if (bounds === undefined) return node;
    const greedy = this.#take('?') === this.#flags.swapGreed;
    const next = this.#source[this.#at];
    if (next === '*' || next === '+' || next === '?') {
      throw new PatternError('A repetition must not be repeated.');
    }
    REPEAT.lastIndex = this.#at;
    if (REPEAT.test(this.#source)) throw new PatternError('A repetition must not be repeated.');
    return { kind: 'repeat', node, ...bounds, greedy };
  }

  #repeatBounds(): { minimum: number; maximum: number | undefined } | undefined {
    if (this.#take('*')) return { minimum: 0, maximum: undefined };
    if (this.#take('+')) return { minimum: 1, maximum: undefined };
    if (this.#take('?')) return { minimum: 0, maximum: 1 };
    const found = this.#read(REPEAT);
    if (!found) return undefined;
    const minimum = Number(found[1]);
    const maximum = found[2] === undefined ? minimum : found[3] ? Number(found[3]) : undefined;
    const isValid = minimum <= MAXIMUM_REPEAT && (maximum ?? 0) <= MAXIMUM_REPEAT;
    if (!isValid || (maximum !== undefined && maximum < minimum)) {
      throw new PatternError(`${found[0]} is not a valid repetition.`);
    }
    return { minimum, maximum };
  }

  #literal(codePoint: number): PatternNode {
    const characters = new CharacterClass(this.#flags.ignoreCase, [[codePoint, codePoint]]);
    return { kind: 'class', characters };
  }

  #atom(): PatternNode {
    if (this.#take('(')) return this.#group();
    if (this.#take('[')) return { kind: 'class', characters: this.#bracketClass() };
    if (this.#take('\\')) return this.#escape();
    if (this.#take('.')) {
      const characters = new CharacterClass(false, this.#flags.dotAll ? [] : [[0x0a, 0x0a]]);
      characters.negate();
      return { kind: 'class', characters };
    }
    const { multiLine } = this.#flags;
    if (this.#take('^')) {
      return { kind: 'assertion', assertion: multiLine ? 'lineStart' : 'textStart' };
    }
    if (this.#take('$')) {
      return { kind: 'assertion', assertion: multiLine ? 'lineEnd' : 'textEnd' };
    }
    const next = this.#source[this.#at];
    if (next === '*' || next === '+' || next === '?') {
      throw new PatternError(`'${next}' has nothing to repeat.`);
    }
    return this.#literal(this.#nextCharacter());
  }

  #group(): PatternNode {
    this.#nesting += 1;
    if (this.#nesting > MAXIMUM_NESTING) throw new PatternError('Groups are nested too deep.');
    const outer = { ...this.#flags };
    let index: number | undefined;
    if (this.#source[this.#at] !== '?') index = ++this.#groups;
    else {
      const named = this.#read(GROUP_NAME);
      const name = named?.[1];
      if (name !== undefined) {
        index = ++this.#groups;
        if (this.#names.has(name)) throw new PatternError(`The group ${name} is there twice.`);
        this.#names.set(name, index);
      } else if (this.#flagsOnly()) {
        this.#nesting -= 1;
        return { kind: 'empty' };
      }
    }
    const node = this.#alternatives();
    if (!this.#take(')')) throw new PatternError("A '(' is never closed.");
    this.#flags = outer;
    this.#nesting -= 1;
    return index === undefined ? node : { kind: 'group', node, index };
  }

  /** Reads `(?i)` or `(?i:`; true when the group ends there and its flags go on. */
  #flagsOnly(): boolean {
    const found = this.#read(GROUP_FLAGS);
    if (!found) throw new PatternError('RE2 knows no such group (no look-around).');
    const [, on = '', off = '', end] = found;
    this.#flags = changeFlags(this.#flags, on, off);
    return end === ')';
  }

  #escape(): PatternNode {
    const letter = this.#source[this.#at] ?? '';
    const assertion = ASSERTIONS[letter];
    if (assertion) {
      this.#at += 1;
      return { kind: 'assertion', assertion };
    }
    const characters = new CharacterClass(this.#flags.ignoreCase);
    if (!this.#addNamedClass(characters)) return this.#literal(this.#escapedCharacter());
    return { kind: 'class', characters };
  }

  #escapedCharacter(): number {
    const { codePoint, length } = readEscapedCharacter(this.#source, this.#at);
    this.#at += length;
    return codePoint;
  }

  /** Reads what follows a backslash when it names a class: \d, \W, \pL, \P{Greek}. */
  #addNamedClass(characters: CharacterClass): boolean {
    const letter = this.#source[this.#at] ?? '';
    const perl = PERL_CLASSES[letter.toLowerCase()];
    if (perl) {
      this.#at += 1;
      characters.addRanges(letter === letter.toLowerCase() ? perl : invert(perl));
      return true;
    }
    if (letter !== 'p' && letter !== 'P') return false;
    this.#at += 1;
    let name = String.fromCodePoint(this.#nextCharacter());
    if (name === '{') {
      const end = this.#source.indexOf('}', this.#at);
      if (end < 0) throw new PatternError('A \\p{ is never closed.');
      name = this.#source.slice(this.#at, end);
      this.#at = end + 1;
    }
    const inverted = name.startsWith('^');
    characters.addProperty(inverted ? name.slice(1) : name, (letter === 'P') !== inverted);
    return true;
  }

  #bracketClass(): CharacterClass {
    const characters = new CharacterClass(this.#flags.ignoreCase);
    if (this.#take('^')) characters.negate();
    let isFirst = true;
    while (isFirst || !this.#take(']')) {
      if (this.#at >= this.#source.length) throw new PatternError("A '[' is never closed.");
      isFirst = false;
      const posix = this.#read(POSIX_NAME);
      if (posix) {
        const ranges = POSIX_CLASSES[posix[2] ?? ''];
        if (!ranges) throw new PatternError(`${posix[0]} is unknown.`);
        characters.addRanges(posix[1] ? invert(ranges) : ranges);
        continue;
      }
      if (this.#source.startsWith('\\', this.#at)) {
        this.#at += 1;
        if (this.#addNamedClass(characters)) continue;
        this.#at -= 1;
      }
      characters.addRanges([this.#bracketRange()]);
    }
    return characters;
  }

  #bracketRange(): Range {
    const first = this.#bracketCharacter();
    if (!this.#source.startsWith('-', this.#at) || this.#source[this.#at + 1] === ']') {
      return [first, first];
    }
    this.#at += 1;
    const last = this.#bracketCharacter();
    if (last < first) throw new PatternError('A range in [ ] ends before it starts.');
    return [first, last];
  }

  #bracketCharacter(): number {
    return this.#take('\\') ? this.#escapedCharacter() : this.#nextCharacter();
  }
}
