import { formatMoney } from '@evergift/data';
import { text } from '@evergift/language';
import { sentence } from '@evergift/language/react';
import { Card } from '@evergift/ui/card';
import type { YearReview } from '../figures/year-review.ts';
import styles from './year-headline.module.css';

function occasionsInWords(occasions: YearReview['occasions']): string {
  const coming = occasions.filter(({ upcoming }) => upcoming).length;
  const count = occasions.length;
  return coming > 0 && coming < count
    ? text('{count, plural, one {# occasion} other {# occasions}}, {coming} to come', {
        ...{ count, coming },
      })
    : text('{count, plural, one {# occasion} other {# occasions}}', { count });
}

/** The year in one figure and a few words. */
export function YearHeadline({ review }: { review: YearReview }) {
  const { spent, presents, ideas, people, occasions } = review;
  const recipients = people.filter((person) => person.presents > 0).length;
  const words = [
    text(
      '{presents, plural, one {# present} other {# presents}} for {people, plural, one {# person} other {# people}}',
      { presents, people: recipients },
    ),
    text('{count, plural, one {# idea left} other {# ideas left}}', { count: ideas }),
    occasionsInWords(occasions),
  ];
  return (
    <Card>
      <div className={styles.headline}>
        <p className={styles.spent}>
          {sentence('{amount} spent', {
            amount: <span className={styles.figure}>{formatMoney(spent)}</span>,
          })}
        </p>
        <ul className={styles.words}>
          {words.map((phrase) => (
            <li key={phrase}>{phrase}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
