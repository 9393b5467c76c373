import { giftStageLabels } from '@evergift/data';
import type { GiftEventReference, GiftRow } from '@evergift/data';

/** An event's title with its year, once: 'Christmas 2025'. */
function titleWithYear({ title, date }: GiftEventReference): string {
  const year = date.slice(0, 4);
  return title.includes(year) ? title : `${title} ${year}`;
}

/** How far the gift is: 'bought, Christmas 2025', 'planned for Christmas 2026', 'idea'. */
function stateOf({ gift, event, plannedEvent }: GiftRow): string {
  if (gift.status !== 'purchased') {
    return plannedEvent?.known ? `planned for ${titleWithYear(plannedEvent)}` : 'idea';
  }
  const stage = giftStageLabels[gift.stage].toLowerCase();
  return event?.known ? `${stage}, ${titleWithYear(event)}` : stage;
}

/**
 * What is said of a gift that reads like the one in the form (O7).
 * @param personIds whom the gift in the form is for
 */
export function similarGiftText(row: GiftRow, personIds: readonly string[]): string {
  const { gift, participantLabel, alsoFor } = row;
  const sharer = alsoFor.find(({ id }) => personIds.includes(id));
  const label = personIds.includes(gift.personId) ? participantLabel : sharer?.label;
  return `Already on ${label ?? participantLabel}'s list: ${gift.name} (${stateOf(row)})`;
}
