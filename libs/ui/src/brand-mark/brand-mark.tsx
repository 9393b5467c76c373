import styles from './brand-mark.module.css';

export interface BrandMarkProps {
  /** Draws the name beside the mark. Default true; without it give the link around it a label. */
  hasName?: boolean | undefined;
}

/** Evergift: a bow whose loops are leaves. */
export function BrandMark({ hasName = true }: BrandMarkProps) {
  return (
    <span className={styles.brand}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden>
        <rect className={styles.box} width="32" height="32" rx="10" />
        <path
          className={styles.bow}
          d="M16 15.4C14.6 9.4 10 6.2 5.6 7.2c-.4 5 3.8 9.4 10.4 8.2zM16 15.4c1.4-6 6-9.2 10.4-8.2.4 5-3.8 9.4-10.4 8.2z"
        />
        <path
          className={styles.tail}
          d="M16 15.6c-.6 4.4-2.4 7.4-5.2 9.6M16 15.6c.6 4.4 2.4 7.4 5.2 9.6"
        />
      </svg>
      {hasName && <span className={styles.name}>Evergift</span>}
    </span>
  );
}
