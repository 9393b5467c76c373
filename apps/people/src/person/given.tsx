import { useHost } from '@evergift/contract';
import { formatCalendarDate, formatMoney } from '@evergift/data';
import type { GivenGift, GivenOccasion, GivenYear } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { text } from '@evergift/language';
import { Card } from '@evergift/ui/card';
import { IconButton } from '@evergift/ui/icon-button';
import { Link } from '@evergift/ui/link';
import { Pencil } from 'lucide-react';
import styles from './given.module.css';

/** '$30.00', or '$30.00 of $60.00' of a present for several. */
function Cost({ share, cost }: GivenGift) {
  if (cost === 0) return <span className={styles.muted}>{text('No price')}</span>;
  if (share === cost) return <>{formatMoney(cost)}</>;
  return (
    <>
      {formatMoney(share)}{' '}
      <span className={styles.muted}>{text('of {amount}', { amount: formatMoney(cost) })}</span>
    </>
  );
}

/** Opens the present's form, where what is wrong can be put right. */
function EditGift({ id, name }: GivenGift) {
  const { openModal, preloadModal } = useHost();
  const preload = () => preloadModal('gift.edit');
  return (
    <IconButton
      label={text('Edit {name}', { name })}
      icon={<Pencil size={16} aria-hidden />}
      size="small"
      onPress={() => openModal('gift.edit', { giftItemId: id })}
      onHoverStart={preload}
      onFocus={preload}
    />
  );
}

function Occasion({ eventId, title, date, gifts }: GivenOccasion) {
  return (
    <li>
      <h4 className={styles.title}>
        {eventId ? (
          <Link href={`/events/${eventId}`} variant="name">
            {title}
          </Link>
        ) : (
          title
        )}
        {date && <span className={styles.date}>{formatCalendarDate(date, 'month-day')}</span>}
      </h4>
      <ul className={styles.gifts}>
        {gifts.map((given) => (
          <li key={given.id} className={styles.gift}>
            <span className={styles.name}>
              <bdi>{given.name}</bdi>
              {given.sharedWith.length > 0 && (
                <span className={styles.muted}>
                  {' '}
                  {text('with {names}', { names: given.sharedWith.join(text(', ')) })}
                </span>
              )}
            </span>
            <span className={styles.cost}>
              <Cost {...given} />
            </span>
            <EditGift {...given} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Year({ year, total, occasions }: GivenYear) {
  return (
    <div className={styles.year}>
      <div className={styles.heading}>
        <h3 className={styles.number}>{year}</h3>
        {total > 0 && <span className={styles.muted}>{formatMoney(total)}</span>}
      </div>
      <ul className={styles.occasions}>
        {occasions.map((occasion) => (
          <Occasion key={occasion.id} {...occasion} />
        ))}
      </ul>
    </div>
  );
}

/** What somebody was given, by year and occasion, newest first; nothing while nothing was. */
export function Given({ personId }: { personId: string }) {
  const { data: years } = useQuery(useData().given$(personId));
  if (years.length === 0) return null;
  return (
    <Card as="section" title={text('Given so far')}>
      {years.map((year) => (
        <Year key={year.year} {...year} />
      ))}
    </Card>
  );
}
