import { classNames } from '../class-names/class-names.ts';
import { paperClass } from '../paper/paper-class.ts';
import styles from './page-header.module.css';

/** A present seen from above, in somebody's paper, with the product's ribbon. Decoration. */
export function Present({ seed }: { seed: string }) {
  return (
    <div className={classNames(styles.present, paperClass(seed))} aria-hidden>
      <div className={styles.ribbon} />
      <svg className={styles.bow} viewBox="0 0 120 100" preserveAspectRatio="xMidYMid slice">
        <path strokeWidth="9" d="M60 -10V110" />
        <path
          strokeWidth="8"
          strokeLinejoin="round"
          d="M60 50C48 20 14 14 14 36C14 54 44 56 60 50ZM60 50C72 20 106 14 106 36C106 54 76 56 60 50Z"
        />
        <path
          strokeWidth="8"
          strokeLinecap="round"
          d="M60 50C54 66 42 76 32 82M60 50C66 66 78 76 88 82"
        />
      </svg>
    </div>
  );
}
