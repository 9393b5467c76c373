import type { GiftStage, GiftStatus } from '@evergift/data';

interface Status {
  readonly status: GiftStatus;
  readonly stage: GiftStage;
}

const idea: Status = { status: 'idea', stage: '' };
const purchase = (stage: GiftStage): Status => ({ status: 'purchased', stage });

/** How people say how far a gift is; 'Bought? yes' too. */
const words: readonly (readonly [RegExp, Status])[] = [
  [/^(?:|ideas?|wish(?:ed)?|wanted|planned?|maybe|open|to ?do|to buy|not yet|no|n|false|0)$/, idea],
  [/^(?:purchased?|bought|paid|done|have|got it|yes|y|x|true|1|✓|✔)$/, purchase('')],
  [/^order(?:ed)?$/, purchase('ordered')],
  [/^(?:arrived|delivered|received)$/, purchase('arrived')],
  [/^wrapped$/, purchase('wrapped')],
  [/^(?:given|gave|gifted)$/, purchase('given')],
];

/** Idea or purchase, and its stage, as a table says it; undefined for a word that says neither. */
export function readWrittenStatus(text: string): Status | undefined {
  const said = text.trim().toLowerCase();
  return words.find(([pattern]) => pattern.test(said))?.[1];
}
