import { limits } from '@evergift/data';
import type { Person } from '@evergift/data';
import { PeopleIndex, foldedWords } from '@evergift/data/reading';
import { pageLanguage, text } from '@evergift/language';
import { nameKey } from '../people/name-key.ts';
import { excerpt, oneLine } from '../read/fit-contact.ts';
import type { NamedPerson } from './entry.ts';

/** What is between names, the clearest first: 'Mum; Dad', 'Mum, Dad', 'Mum and Dad'. */
const separators = [/[;؛|\n\r]+/, /[,،]/, / (?:and|und|et|y|e|و) | ?[&+/] ?/i];

/** People in a cell, or why it is not clear who is meant. */
export interface FoundPeople {
  readonly people: readonly NamedPerson[];
  readonly problem?: string;
}

/** 'Ana Lima or Ana Costa'; of many the first three. */
function namesInWords(names: readonly string[]): string {
  const shown = names.length > 3 ? [...names.slice(0, 3), text('somebody else')] : names;
  return new Intl.ListFormat(pageLanguage(), { type: 'disjunction' }).format(shown);
}

/**
 * Finds the people whom cells name as a line does: by name, nickname, a part or the beginning of a name, whatever
 * the accents. Whoever is found by nothing is somebody new.
 */
export class PeopleFinder {
  readonly #index: PeopleIndex;
  readonly #people: ReadonlyMap<string, Person>;
  readonly #found = new Map<string, FoundPeople>();

  constructor(people: Iterable<Person>) {
    const all = [...people];
    this.#index = new PeopleIndex(all);
    this.#people = new Map(all.map((person) => [person.id, person]));
  }

  /** The people of a cell, each once. */
  read(cell: string): FoundPeople {
    const known = this.#found.get(cell);
    if (known) return known;
    const found = this.#read(cell);
    this.#found.set(cell, found);
    return found;
  }

  #read(cell: string): FoundPeople {
    const people = new Map<string, NamedPerson>();
    for (const name of this.#namesIn(cell)) {
      const found = this.#find(name);
      if (typeof found === 'string') return { people: [], problem: found };
      people.set(found.id || nameKey(found.name), found);
    }
    return { people: [...people.values()] };
  }

  /** A text that names nobody as a whole is taken apart. */
  #namesIn(text: string, depth = 0): string[] {
    const name = this.#withoutPossessive(oneLine(text));
    const words = foldedWords(name).join(' ');
    if (words === '') return [];
    const separator = separators[depth];
    if (!separator || this.#index.called(words).length > 0) return [name];
    const line = depth === 0 ? text : oneLine(text);
    return line.split(separator).flatMap((part) => this.#namesIn(part, depth + 1));
  }

  /** 'My sister' is one; of 'Ma Long' the first word is a name where nobody is called by the second. */
  #withoutPossessive(name: string): string {
    const rest = name.replace(/^(?:meine?|unsere?|mon|ma|notre|mi|nuestr[oa])\s+/i, '');
    const isKnown = rest !== name && this.#index.called(foldedWords(rest).join(' ')).length > 0;
    return isKnown ? rest : name.replace(/^(?:my|our)\s+/i, '');
  }

  /** The person of this name, or why nobody is. */
  #find(name: string): NamedPerson | string {
    const words = foldedWords(name).join(' ');
    const called = this.#index.called(words);
    const ids = called.length > 0 ? called : this.#index.beginningWith(words);
    const candidates = ids.flatMap((id) => this.#people.get(id) ?? []);
    const ofSameName = candidates.filter((one) => nameKey(one.name) === nameKey(name));
    const [first, ...others] = ofSameName.length === 1 ? ofSameName : candidates;
    if (others.length > 0) {
      const names = namesInWords(candidates.map((one) => one.name));
      return text('“{written}” may be {names}. Write the whole name, or a nickname.', {
        ...{ written: excerpt(name), names },
      });
    }
    if (first) return { id: first.id, name: first.name };
    if (name.length <= limits.name) return { id: '', name };
    return text('The name of a person is longer than {most} characters.', { most: limits.name });
  }
}
