import type { EventRow } from '@evergift/data';
import { CountdownBadge } from '@evergift/ui/countdown-badge';
import { Link } from '@evergift/ui/link';
import { Fragment, type ReactNode } from 'react';
import styles from './next-up.module.css';

interface StepLayoutProperties {
  event: EventRow;
  /** Whose present, or what it is about: an avatar. */
  media: ReactNode;
  /** What to do, with the names in `bdi`. */
  title: ReactNode;
  /** After the occasion, which leads to the event: what it costs. */
  details: readonly string[];
  /** The one press. */
  action: ReactNode;
  /** Below the line: the question that the press asks. */
  children?: ReactNode;
}

/** One thing to do: what, for which occasion, how soon, and the press that does it. */
export function StepLayout(properties: StepLayoutProperties) {
  const { event, media, title, details, action, children } = properties;
  return (
    <>
      <span className={styles.media}>{media}</span>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.details}>
          <Link href={`/events/${event.id}`} variant="name">
            {event.title}
          </Link>
          {event.turns && ` · ${event.turns}`}
          {details.map((detail) => (
            <Fragment key={detail}> · {detail}</Fragment>
          ))}
        </p>
      </div>
      <span className={styles.countdown}>
        <CountdownBadge days={event.days} urgency={event.urgency ?? 'none'} />
      </span>
      {action && <span className={styles.action}>{action}</span>}
      {children && <div className={styles.question}>{children}</div>}
    </>
  );
}
