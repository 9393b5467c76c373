import type { GiftRow } from '@evergift/data';
import { GiftPhoto } from '@evergift/gift-list';
import { text } from '@evergift/language';
import { BoughtGift } from './bought-gift.tsx';
import { costInWords } from './plan-words.ts';
import styles from './plan.module.css';

/** What is bought or planned for the event for people who do not take part in it. */
export function OtherGifts({ gifts }: { gifts: readonly GiftRow[] }) {
  return (
    <li className={styles.row}>
      <div className={styles.person}>{text('For others')}</div>
      <ul className={styles.list} aria-label={text('For others')}>
        {gifts.map((row) =>
          row.gift.status === 'purchased' ? (
            <BoughtGift key={row.id} row={row} personId="" />
          ) : (
            <li key={row.id} className={styles.gift}>
              <GiftPhoto gift={row.gift} />
              <span className={styles.name}>
                <bdi>{row.gift.name}</bdi>{' '}
                <span className={styles.aside}>
                  {text('for {person}, planned', { person: row.personLabel })}
                </span>
              </span>
              <span className={styles.amount}>{costInWords(row)}</span>
            </li>
          ),
        )}
      </ul>
    </li>
  );
}
