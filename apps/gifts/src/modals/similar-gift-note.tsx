import { useData, useQuery } from '@evergift/data/react';
import { useDeferredValue } from 'react';
import { FormNote } from './form-note.tsx';
import { similarGiftText } from './similar-gift-text.ts';

interface SimilarGiftNoteProperties {
  /** As typed so far. */
  name: string;
  /** Whom the gift is for. */
  personIds: readonly string[];
  /** The gift itself, when it is there already. */
  giftItemId?: string | undefined;
}

/** Names a gift of the same person that reads alike; it never blocks. */
export function SimilarGiftNote({ name, personIds, giftItemId }: SimilarGiftNoteProperties) {
  const typed = useDeferredValue(name);
  const { data: row } = useQuery(
    useData().similarGift$({ name: typed, personIds, exceptId: giftItemId }),
  );
  return <FormNote>{row && similarGiftText(row, personIds)}</FormNote>;
}
