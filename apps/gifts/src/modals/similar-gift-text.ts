import { giftStageLabels, titleWithYear } from '@evergift/data';
import type { GiftRow } from '@evergift/data';

/** How far the gift is: 'bought, Christmas 2025', 'planned for Christmas 2026', 'idea'. */
function stateOf({ gift, event, plannedEvent }: GiftRow): string {
  if (gift.status !== 'purchased') {
    return plannedEvent?.known ? `planned for ${titleWithYear(plannedEvent)}` : 'idea';
  }
  const stage = giftStageLabels[gift.stage].toLowerCase();
  return event?.known ? `${stage}, ${titleWithYear(event)}` : stage;
}

/**
 * What is said of a gift that reads like the one in the form.
 * @param personIds whom the gift in the form is for
 */
export function similarGiftText(row: GiftRow, personIds: readonly string[]): string {
  const { gift, personLabel, alsoFor } = row;
  const sharer = alsoFor.find(({ id }) => personIds.includes(id));
  const label = personIds.includes(gift.personId) ? personLabel : sharer?.label;
  return `Already on ${label ?? personLabel}'s list: ${gift.name} (${stateOf(row)})`;
}
