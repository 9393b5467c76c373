import type { GiftEvent } from '@evergift/data';
import { text } from '@evergift/language';

/** What kind of event it is, as it was typed; birthdays are made here, under an English name. */
export const typeOf = ({ type }: GiftEvent): string =>
  type === 'birthday' ? text('birthday') : type;
