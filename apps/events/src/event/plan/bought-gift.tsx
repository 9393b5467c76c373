import type { GiftRow } from '@evergift/data';
import { GiftPhoto } from '@evergift/gift-list';
import { text } from '@evergift/language';
import { Check } from 'lucide-react';
import { costInWords, sharedWith } from './plan-words.ts';
import styles from './plan.module.css';

interface BoughtGiftProperties {
  row: GiftRow;
  /** In whose row it is; with whom they share it is said. */
  personId: string;
}

/** What is bought for a participant, and what it cost. */
export function BoughtGift({ row, personId }: BoughtGiftProperties) {
  return (
    <li className={styles.gift}>
      <Check className={styles.check} size={16} role="img" aria-label={text('bought')} />
      <GiftPhoto gift={row.gift} />
      <span className={styles.name}>
        <bdi>{row.gift.name}</bdi> <span className={styles.aside}>{sharedWith(row, personId)}</span>
      </span>
      <span className={styles.amount}>{costInWords(row)}</span>
    </li>
  );
}
