import { usePageTitle } from '@evergift/contract';
import { BrandMark } from '@evergift/ui/brand-mark';
import type { ReactNode } from 'react';
import styles from './auth-frame.module.css';
import { PresentArt } from './present-art.tsx';

/** The page around the forms: a present on one side, the form on the other; stacked when narrow. */
export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <div className={styles.frame}>
      <div className={styles.present}>
        <PresentArt />
      </div>
      <main className={styles.main}>
        {/* The landing page is a document of its own, so this is no link of the router. */}
        <a className={styles.logo} href="/" aria-label="Evergift home">
          <BrandMark />
        </a>
        <div className={styles.content}>{children}</div>
      </main>
    </div>
  );
}
