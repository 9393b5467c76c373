import { text } from '@evergift/language';
import type { RecordGraph } from '../graph/record-graph.ts';
import { DataError } from '../errors/data-error.ts';
import type { GiftItem, GiftStage } from '../model/gift-item.ts';
import type { Write } from '../store/document-store.ts';
import { editGiftItemWrites } from './gift-writes.ts';

function giftOf(graph: RecordGraph, id: string): GiftItem {
  const gift = graph.giftItems.get(id);
  if (gift) return gift;
  throw new DataError('not-found');
}

function ideaOf(graph: RecordGraph, id: string): GiftItem {
  const gift = giftOf(graph, id);
  if (gift.status !== 'purchased') return gift;
  const message = text('This gift has been bought already, perhaps on another device.');
  throw new DataError('conflict', { message });
}

function expectEvent(graph: RecordGraph, eventId: string): void {
  if (graph.events.get(eventId)) return;
  throw new DataError('not-found', {
    message: text('This event no longer exists. Choose another.'),
  });
}

/** An idea on an event's shortlist; off it with ''. */
export function shortlistWrites(graph: RecordGraph, id: string, plannedEventId: string): Write[] {
  ideaOf(graph, id);
  if (plannedEventId !== '') expectEvent(graph, plannedEventId);
  return editGiftItemWrites(graph, id, { status: 'idea', plannedEventId });
}

/** What an idea was bought for. */
export interface Purchase {
  /** In cents. */
  readonly purchasedCost: number;
  /** The event; left out: the one that it is planned for. '' for none. */
  readonly eventId?: string | undefined;
}

/** An idea that was bought, for the event that it was planned for. */
export function purchaseWrites(graph: RecordGraph, id: string, purchase: Purchase): Write[] {
  const { plannedEventId } = ideaOf(graph, id);
  const { purchasedCost, eventId = plannedEventId } = purchase;
  if (eventId !== '') expectEvent(graph, eventId);
  return editGiftItemWrites(graph, id, { status: 'purchased', eventId, purchasedCost });
}

/** How far a purchased gift is. */
export function stageWrites(graph: RecordGraph, id: string, stage: GiftStage): Write[] {
  if (giftOf(graph, id).status !== 'purchased') {
    const message = text('This gift is an idea. Mark it as purchased first.');
    throw new DataError('conflict', { message });
  }
  return editGiftItemWrites(graph, id, { stage });
}
