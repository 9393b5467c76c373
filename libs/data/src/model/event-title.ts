import { text } from '@evergift/language';
import { birthdayEventOwner } from '../calendar/birthday-event-id.ts';
import type { GiftEvent } from './gift-event.ts';
import { limits } from './limits.ts';

const ending = "'s Birthday";

/**
 * The title with which a person's birthday event is stored, in every language; a long name is cut so that the title
 * keeps within its limit.
 */
export function birthdayTitle(name: string): string {
  const room = name.slice(0, limits.name - ending.length);
  return `${room.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}${ending}`;
}

/** What an event is called where it is shown: a birthday as the page's language says it, all else as it is stored. */
export function eventTitle({ id, title }: Pick<GiftEvent, 'id' | 'title'>): string {
  if (!title.endsWith(ending) || birthdayEventOwner(id) === undefined) return title;
  return text("{name}'s Birthday", { name: title.slice(0, -ending.length) });
}
