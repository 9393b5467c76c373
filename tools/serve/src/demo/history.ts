/** What was given in an earlier year; costs in cents. */
export interface DemoMemory {
  /** An occasion of the demo, or `birthday` for the person's own. */
  for: string;
  yearsAgo: 1 | 2;
  person: string;
  alsoFor?: readonly string[];
  name: string;
  cost: number;
}

/** Two years of presents: what 'Last time' and the history of a person show. */
export const demoHistory: readonly DemoMemory[] = [
  { for: 'christmas', yearsAgo: 1, person: 'rosa', name: 'Espresso cups', cost: 4_200 },
  {
    for: 'christmas',
    yearsAgo: 1,
    person: 'henrik',
    name: 'Rope and canvas log basket',
    cost: 6_900,
  },
  { for: 'christmas', yearsAgo: 1, person: 'noor', name: 'Silver fig-leaf earrings', cost: 9_800 },
  { for: 'christmas', yearsAgo: 1, person: 'jonas', name: 'Head torch', cost: 4_450 },
  { for: 'christmas', yearsAgo: 1, person: 'grandma', name: 'Heated blanket', cost: 5_900 },
  {
    for: 'christmas',
    yearsAgo: 1,
    person: 'samir',
    alsoFor: ['leila'],
    name: 'Dinner by the river',
    cost: 14_500,
  },
  { for: 'christmas', yearsAgo: 2, person: 'rosa', name: 'Copper watering can', cost: 5_600 },
  { for: 'christmas', yearsAgo: 2, person: 'henrik', name: 'Tide clock', cost: 7_400 },
  { for: 'christmas', yearsAgo: 2, person: 'noor', name: 'Wool blanket, ochre', cost: 11_900 },
  { for: 'birthday', yearsAgo: 1, person: 'rosa', name: 'Garden kneeler', cost: 3_800 },
  { for: 'birthday', yearsAgo: 1, person: 'noor', name: 'Weekend in Ghent', cost: 24_000 },
  { for: 'birthday', yearsAgo: 1, person: 'theo', name: 'Triceratops rucksack', cost: 3_200 },
  { for: 'birthday', yearsAgo: 2, person: 'rosa', name: 'Blue linen apron', cost: 4_100 },
  { for: 'anniversary', yearsAgo: 1, person: 'noor', name: 'Tasting menu for two', cost: 18_000 },
];
