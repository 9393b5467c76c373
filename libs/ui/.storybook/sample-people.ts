import type { Urgency } from '../src/countdown-badge/countdown-badge.tsx';

export interface SamplePerson {
  readonly id: string;
  readonly name: string;
  readonly relationship: string;
  readonly birthday: string;
  readonly days: number | null;
  readonly urgency: Urgency;
  readonly gifts: number;
  readonly spent: number;
}

const person = (
  id: string,
  name: string,
  relationship: string,
  birthday: string,
  days: number | null,
  urgency: Urgency,
  gifts: number,
  spent: number,
): SamplePerson => ({ id, name, relationship, birthday, days, urgency, gifts, spent });

/** Names of every kind: short, long, right to left, emoji, one word without end. */
export const people: readonly SamplePerson[] = [
  person('p1', 'Ana', 'Sister', '1991-11-20', 0, 'urgent', 4, 12450),
  person('p2', 'Tomás Ferreira', 'Dad', '1958-11-26', 6, 'urgent', 2, 4999),
  person('p3', 'יעל לוי', 'חברה', '1994-12-08', 18, 'warning', 1, 0),
  person(
    'p4',
    'Maximiliana Theodora Wilhelmina von Hohenstein-Breitenbach the Younger',
    'Godmother on my mother’s side',
    '1962-02-03',
    75,
    'good',
    12,
    123456789,
  ),
  person('p5', '🦊 Fox', '', '', null, 'none', 0, 0),
  person('p6', 'Grandma Jo', 'Grandmother', '1939-06-30', 222, 'good', 7, 20800),
  person('p7', 'مُحَمَّد', 'صديق', '1990-12-31', 41, 'good', 3, 8500),
  person('p8', 'Supercalifragilisticexpialidociousalexandrina', 'Cousin', '', null, 'none', 1, 1),
];

/** Those whose names our own fonts can write: they look the same on every machine. */
export const latinPeople = people.filter(({ name }) => /^[\p{Script=Latin} -]+$/u.test(name));
