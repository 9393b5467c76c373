import type { GiftItem } from './gift-item.ts';

/** Everybody a gift is for, the first one first. */
export const peopleOf = ({ personId, alsoFor }: Pick<GiftItem, 'personId' | 'alsoFor'>) =>
  [personId, ...alsoFor] as const;
