import { formatMoney } from '@evergift/data';
import { Card } from '@evergift/ui/card';
import type { YearReview } from '../figures/year-review.ts';
import { counted } from '../figures/words.ts';
import styles from './year-headline.module.css';

function occasionsInWords(occasions: YearReview['occasions']): string {
  const coming = occasions.filter(({ upcoming }) => upcoming).length;
  const all = counted(occasions.length, 'occasion');
  return coming > 0 && coming < occasions.length ? `${all}, ${coming} to come` : all;
}

/** The year in one figure and a few words. */
export function YearHeadline({ review }: { review: YearReview }) {
  const { spent, presents, ideas, people, occasions } = review;
  const recipients = people.filter((person) => person.presents > 0).length;
  const words = [
    `${counted(presents, 'present')} for ${counted(recipients, 'person', 'people')}`,
    `${counted(ideas, 'idea')} left`,
    occasionsInWords(occasions),
  ];
  return (
    <Card>
      <div className={styles.headline}>
        <p className={styles.spent}>
          <span className={styles.figure}>{formatMoney(spent)}</span> spent
        </p>
        <ul className={styles.words}>
          {words.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
