import { giftStages, type GiftStage } from './gift-item.ts';

/** What people read of a stage. */
export const giftStageLabels: Readonly<Record<GiftStage, string>> = {
  '': 'Bought',
  ordered: 'Ordered',
  arrived: 'Arrived',
  wrapped: 'Wrapped',
  given: 'Given',
};

/** The stage that one press moves a purchased gift to; undefined after the last one. */
export function nextStage(stage: GiftStage): GiftStage | undefined {
  return giftStages[giftStages.indexOf(stage) + 1];
}

/** Whether a purchased gift is still to wrap. */
export const isToWrap = (stage: GiftStage): boolean => stage !== 'wrapped' && stage !== 'given';
