import { text } from '@evergift/language';
import { classNames } from '../class-names/class-names.ts';
import { progressBar } from './progress-bar.ts';
import styles from './progress.module.css';

export interface ProgressProps {
  /** What is filling up: 'Budget'. */
  label: string;
  /** Draws neither label nor value text; both are still said. Default false. */
  isLabelHidden?: boolean | undefined;
  /** In the unit of `max`: cents, people. Below 0 counts as 0. */
  value: number;
  /** The whole. With 0, anything spent exceeds it. */
  max: number;
  /** The value in words: '$120.00 / $200.00', '2/3'. */
  valueText: string;
}

/** A ribbon that grows towards its end, stops at 100% and says when a budget is exceeded. */
export function Progress({ label, isLabelHidden = false, value, max, valueText }: ProgressProps) {
  const isExceeded = value > max;
  const ratio = max > 0 ? value / max : isExceeded ? 1 : 0;
  const percent = Math.min(100, Math.max(0, ratio * 100));
  return (
    <div
      {...progressBar(
        label,
        percent,
        isExceeded ? text('{value}, Budget exceeded', { value: valueText }) : valueText,
      )}
      className={classNames(
        styles.progress,
        percent === 100 && styles.full,
        isExceeded && styles.exceeded,
      )}
    >
      {!isLabelHidden && (
        <span className={styles.line}>
          <span className={styles.label}>{label}</span>
          <span className={styles.value}>{valueText}</span>
        </span>
      )}
      <div className={styles.track}>
        <div className={styles.ribbon} style={{ inlineSize: `${percent}%` }} />
      </div>
      {isExceeded && <span className={styles.warning}>{text('Budget exceeded')}</span>}
    </div>
  );
}
