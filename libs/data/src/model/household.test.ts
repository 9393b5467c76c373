import { expect, test } from 'vitest';
import { isOpenSecret } from './household.ts';
import { buildGift } from '../testing/builders.ts';
import { householdOf } from './household-fixture.ts';

type GiftFields = Parameters<typeof buildGift>[0];

const forMia = { id: 'kite', personId: 'p-mia' };
const inHerCircle = { ...forMia, circle: 'emil~mia', notedBy: 'emil' };

test.each<[string, string, GiftFields, boolean]>([
  ['an open gift for a member', 'emil', forMia, true],
  ['an open gift for nobody of the planner', 'emil', { id: 'kite', personId: 'paul' }, false],
  ['a gift for me that another one noted', 'mia', forMia, false],
  ['what was revealed', 'emil', { ...forMia, revealed: true }, false],
  ['a wish of another one', 'emil', { ...forMia, notedBy: 'mia' }, false],
  ['a wish of mine', 'mia', { ...forMia, notedBy: 'mia' }, false],
  ['what I noted in a circle that names the member', 'emil', inHerCircle, true],
  ['what another one noted there', 'olga', inHerCircle, false],
  [
    'what I noted in a circle without the member',
    'emil',
    { ...inHerCircle, circle: 'emil~olga' },
    false,
  ],
  ['my own wish in a circle', 'mia', { ...inHerCircle, notedBy: 'mia' }, false],
])('H5 whether %s is to be hidden, by %s', (_what, me, gift, isSecret) => {
  expect(isOpenSecret(householdOf(me), buildGift(gift))).toBe(isSecret);
});
