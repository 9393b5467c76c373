import { paperClass } from './paper-class.ts';
import styles from './paper.module.css';

export { paperClass } from './paper-class.ts';

export interface PaperStripProps {
  /** Whose papers: ids (or names, where there is no id), in order; the first six are shown. */
  seeds: readonly string[];
}

/** A strip of everybody's papers, along the upper edge of what belongs to them. Decoration. */
export function PaperStrip({ seeds }: PaperStripProps) {
  if (seeds.length === 0) return null;
  return (
    <div className={styles.strip} aria-hidden>
      {seeds.slice(0, 6).map((seed) => (
        <span key={seed} className={paperClass(seed)} />
      ))}
    </div>
  );
}
