import { expect, test } from 'vitest';
import { giftStageLabels, giftStages, isToWrap, nextStage } from './gift-item.ts';

test('O5 one press moves a gift from bought to given, stage by stage', () => {
  expect(giftStages.map((stage) => giftStageLabels[stage])).toEqual([
    ...['Bought', 'Ordered', 'Arrived', 'Wrapped', 'Given'],
  ]);
  expect(giftStages.map(nextStage)).toEqual(['ordered', 'arrived', 'wrapped', 'given', undefined]);
  expect(giftStages.filter(isToWrap)).toEqual(['', 'ordered', 'arrived']);
});
