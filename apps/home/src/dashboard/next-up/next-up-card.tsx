import { text } from '@evergift/language';
import { Card } from '@evergift/ui/card';
import type { ReactNode } from 'react';
import styles from './next-up.module.css';

/** The part of the dashboard that says what is worth doing now. */
export function NextUpCard({ children }: { children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby="next-up-title">
      <h2 id="next-up-title">{text('Next up')}</h2>
      <Card>{children}</Card>
    </section>
  );
}
