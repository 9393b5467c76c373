import { describe, expect, test } from 'vitest';
import { buildGift } from '../testing/builders.ts';
import { householdOf } from '../model/household-fixture.ts';
import { circleAfter } from './place-gifts.ts';

type GiftFields = Parameters<typeof buildGift>[0];
type Changes = Readonly<Record<string, unknown>>;

describe('where a gift lies after a change', () => {
  const forMia = { id: 'kite', personId: 'p-mia', circle: 'emil~olga' };
  const revealed = { id: 'kite', personId: 'p-mia', revealed: true };
  const both = { ...forMia, alsoFor: ['paul'] };
  const mine = { id: 'kite', personId: 'paul', circle: 'olga' };
  const forPaul = { id: 'kite', personId: 'paul' };
  test.each<[string, string, GiftFields, Changes, string | undefined]>([
    ['an open gift stays open', 'olga', forPaul, { name: 'Sledge' }, undefined],
    ['turned to a member it is hidden', 'olga', forPaul, { personId: 'p-mia' }, 'emil~olga'],
    ['revealed it is open', 'olga', forMia, { revealed: true }, undefined],
    ['that is revealed stays open', 'olga', revealed, { revealed: true }, undefined],
    ['hidden again it is where it was', 'olga', revealed, { revealed: false }, 'emil~olga'],
    [
      'a hidden gift stays hidden',
      'olga',
      forMia,
      { name: 'Sledge', revealed: false },
      'emil~olga',
    ],
    [
      'who noted it turns it to somebody else: it opens',
      'olga',
      forMia,
      { personId: 'paul' },
      undefined,
    ],
    ['another one turns it: it stays', 'emil', forMia, { personId: 'paul' }, 'emil~olga'],
    [
      'the member is taken out: it opens',
      'olga',
      both,
      { personId: 'paul', alsoFor: [] },
      undefined,
    ],
    ['somebody else is taken out: it stays', 'olga', both, { alsoFor: [] }, 'emil~olga'],
    [
      'a member is added: they are no reader any more',
      'emil',
      { ...forMia, personId: 'p-olga', circle: 'emil~mia', notedBy: 'emil' },
      { alsoFor: ['p-mia'] },
      'emil',
    ],
    ['only mine: it stays mine', 'olga', mine, { personId: 'paula' }, 'olga'],
    [
      'hidden from all others it is no secret of one’s own: it opens',
      'emil',
      { ...both, alsoFor: ['p-olga'], circle: 'emil', notedBy: 'emil' },
      { personId: 'paul', alsoFor: [] },
      undefined,
    ],
  ])('H4 H5 %s', (_what, me, gift, changes, expected) => {
    expect(circleAfter(householdOf(me), buildGift(gift), changes)).toBe(expected);
  });

  test('H4 what was only mine lies where it belongs, when it is so no more', () => {
    expect(circleAfter(householdOf('olga'), buildGift(mine), {}, true)).toBeUndefined();
    expect(
      circleAfter(householdOf('olga'), buildGift({ ...mine, personId: 'p-mia' }), {}, true),
    ).toBe('emil~olga');
  });

  test('H4 a gift whose link is gone stays hidden until it is for somebody else', () => {
    const nobody = householdOf('olga', { links: {} });
    expect(circleAfter(nobody, buildGift(forMia), { name: 'Sledge' })).toBe('emil~olga');
  });
});
