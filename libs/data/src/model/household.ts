import { type GiftItem, peopleOf } from './gift-item.ts';

/** Who plans together in the planner that is open, as gifts are placed by it. */
export interface Household {
  readonly me: string;
  readonly ownerUid: string;
  /** The uids of all who plan in it, the owner's too. */
  readonly everyone: readonly string[];
  /** The person of the planner who somebody is, by uid; of a guest who may still come, by their invitation. */
  readonly links: Readonly<Record<string, string>>;
  /** The circles that their readers know of. */
  readonly circles: ReadonlySet<string>;
}

const separator = '~';

/** Uids as the path of a circle has them. */
export const circleOf = (uids: Iterable<string>): string => [...uids].sort().join(separator);

/** Who may see what lies in a circle. */
export const readersOf = (circle: string): string[] => circle.split(separator);

/** Who noted a gift. */
export const noterOf = ({ notedBy }: Pick<GiftItem, 'notedBy'>, ownerUid: string): string =>
  notedBy || ownerUid;

/** As a gift says that somebody noted it: the owner is left out. */
export const notedBy = ({ me, ownerUid }: Household): string => (me === ownerUid ? '' : me);

/** Whether one of these people is this member. */
const isOneOf = ({ links }: Household, uid: string, people: readonly string[]): boolean =>
  people.includes(links[uid] ?? '');

/** From whom a gift for these people is hidden: the members who are one of them, but not who notes it. */
export const hiddenFrom = (
  household: Household,
  people: readonly string[],
  noter: string,
): string[] =>
  Object.keys(household.links).filter((uid) => uid !== noter && isOneOf(household, uid, people));

/** Where a gift for these people lies when the user writes it; undefined when everybody may see it. */
export function circleFor(
  household: Household,
  people: readonly string[],
  noter = household.me,
): string | undefined {
  const hidden = hiddenFrom(household, people, noter).filter((uid) => uid !== household.me);
  if (hidden.length === 0) return undefined;
  return circleOf(household.everyone.filter((uid) => !hidden.includes(uid)));
}

/** Whether a gift is what another member wishes for themselves: that somebody gives it is not written there. */
export function isWishOfAnother(household: Household, gift: GiftItem): boolean {
  const noter = noterOf(gift, household.ownerUid);
  return (
    gift.circle === undefined && noter !== household.me && isOneOf(household, noter, peopleOf(gift))
  );
}

/** Whether somebody sees a gift who should not by now, and the user may hide it. */
export function isOpenSecret(household: Household, gift: GiftItem): boolean {
  const noter = noterOf(gift, household.ownerUid);
  if (gift.circle !== undefined) {
    const isSeen = (uid: string) => uid !== noter && isOneOf(household, uid, peopleOf(gift));
    return noter === household.me && readersOf(gift.circle).some(isSeen);
  }
  if (gift.revealed || isWishOfAnother(household, gift)) return false;
  return circleFor(household, peopleOf(gift), noter) !== undefined;
}

const given = '-given';
/** The id of the gift that fulfils a wish: all but who wished for it see it in place of the wish. */
export const givenId = (wishId: string): string => `${wishId}${given}`;
/** The wish that a gift fulfils; undefined for any other gift. */
export const wishIdOf = (id: string): string | undefined =>
  id.endsWith(given) ? id.slice(0, -given.length) : undefined;
