/** An occasion of the demo other than a birthday; `budget` in cents. */
export interface DemoOccasion {
  id: string;
  title: string;
  /** MM-DD in its next occurrence, or days from today. */
  on: string | number;
  people: readonly string[];
  type: string;
  recurring: boolean;
  budget: number | null;
  notes?: string;
}

export const demoOccasions: readonly DemoOccasion[] = [
  {
    id: 'christmas',
    title: 'Christmas with everybody',
    on: '12-24',
    people: ['rosa', 'henrik', 'noor', 'jonas', 'grandma', 'samir', 'leila'],
    type: 'holiday',
    recurring: true,
    budget: 80_000,
    notes:
      'At Mum and Dad’s this year. Names for the secret gift are drawn on the first of Advent.',
  },
  {
    id: 'anniversary',
    title: 'Our anniversary',
    on: 33,
    people: ['noor'],
    type: 'anniversary',
    recurring: true,
    budget: 20_000,
  },
  {
    id: 'housewarming',
    title: 'Amélie’s housewarming',
    on: 15,
    people: ['amelie', 'theo'],
    type: 'party',
    recurring: false,
    budget: 6_000,
  },
  {
    id: 'mothers-day',
    title: 'Mother’s Day',
    on: '05-10',
    people: ['rosa', 'leila'],
    type: 'holiday',
    recurring: true,
    budget: 9_000,
  },
  {
    id: 'thank-you',
    title: 'Thank you, neighbour',
    on: 4,
    people: ['oskar'],
    type: '',
    recurring: false,
    budget: 3_000,
  },
  {
    id: 'farewell',
    title: 'Inês’s farewell',
    on: -21,
    people: ['ines'],
    type: 'party',
    recurring: false,
    budget: 4_000,
  },
];
