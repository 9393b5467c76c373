import { text } from '@evergift/language';
import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useFollowLink } from '../router-provider/use-follow-link.ts';
import { paperClass } from '../paper/paper-class.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './stat-card.module.css';

export interface StatCardProps {
  /** What is counted, written as given: 'EVENTS', 'Days to Birthday'. */
  label: string;
  /** The number, as it is shown: 12, '$340.00 / $500.00'. Words ('No Budget Set.', a date) are set smaller. */
  figure: ReactNode;
  /** Quiet lines below: '8 upcoming', '3 within 30 days'. */
  lines?: readonly string[] | undefined;
  /** Makes the whole card a link. */
  href?: string | undefined;
  /** A lucide icon (18 px) on a scrap of paper, at the end of the label's line. */
  icon?: ReactNode;
  /** Below the lines: a progress bar, links to participants. Not together with `href`. */
  children?: ReactNode;
  /** Shows the card's shape while the figure is not known. Default false. */
  isLoading?: boolean | undefined;
}

const LONGEST_FIGURE = 11;

/** Three words are a date, which has so many in every language, or a sentence. */
const isInWords = (figure: ReactNode): boolean =>
  typeof figure === 'string' && (figure.length > LONGEST_FIGURE || figure.split(' ').length > 2);

/** One figure worth a look, and where to read on. */
export function StatCard({
  label,
  figure,
  lines = [],
  href,
  icon,
  children,
  isLoading = false,
}: StatCardProps) {
  const follow = useFollowLink();
  const content = (
    <>
      <span className={styles.label}>
        {label}
        {icon && (
          <span className={classNames(styles.icon, paperClass(label))} aria-hidden>
            {icon}
          </span>
        )}
      </span>
      <span className={classNames(styles.figure, isInWords(figure) && styles.words)}>
        {isLoading ? <Skeleton width="2.2ch" height="1.15em" /> : figure}
      </span>
      {lines.length > 0 && (
        <span className={classNames(styles.lines, isLoading && styles.linesToCome)}>
          {lines.map((line) =>
            isLoading ? (
              <Skeleton key={line} width={`${line.length}ch`} height="1lh" />
            ) : (
              <span key={line}>{line}</span>
            ),
          )}
        </span>
      )}
      {isLoading && <VisuallyHidden>{text('Loading')}</VisuallyHidden>}
      {children && <div className={styles.more}>{children}</div>}
    </>
  );
  if (href === undefined) return <div className={styles.card}>{content}</div>;
  return (
    <a href={href} onClick={follow} className={classNames(styles.card, styles.link)}>
      {content}
    </a>
  );
}

/** Figures that belong together: cards side by side, on a phone one line of them. */
export function StatRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
