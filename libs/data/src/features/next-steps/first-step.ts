import type { RecordGraph } from '../../graph/record-graph.ts';
import type { PersonRow } from '../../rows/person-row.ts';
import { byId, compareTexts } from '../../values/compare.ts';

interface AboutPerson {
  readonly id: string;
  readonly personId: string;
  readonly personLabel: string;
}

/** What leads somebody on who has just begun, while nothing is due. */
export type FirstStep =
  /** Nobody has a birthday yet. */
  | (AboutPerson & { readonly kind: 'first-birthday' })
  /** There is no gift yet. */
  | (AboutPerson & { readonly kind: 'first-idea' })
  /** Nothing comes up. */
  | { readonly kind: 'first-occasion'; readonly id: string }
  /** There is one person alone. */
  | { readonly kind: 'more-people'; readonly id: string };

const byLabel = (a: PersonRow, b: PersonRow) => compareTexts(a.label, b.label) || byId(a, b);

/** The first of these that is not done; undefined when all are, and before there is anybody. */
export function firstStepOf(graph: RecordGraph): FirstStep | undefined {
  const { people, gifts, events } = graph.summary;
  const person = [...graph.personRows.values()].sort(byLabel)[0];
  if (!person) return undefined;
  const about = { personId: person.id, personLabel: person.label };
  if (people.birthdays === 0) {
    return { kind: 'first-birthday', id: `first-birthday ${person.id}`, ...about };
  }
  if (gifts.total === 0) return { kind: 'first-idea', id: `first-idea ${person.id}`, ...about };
  if (events.upcoming === 0) return { kind: 'first-occasion', id: 'first-occasion' };
  if (people.total === 1) return { kind: 'more-people', id: 'more-people' };
  return undefined;
}
