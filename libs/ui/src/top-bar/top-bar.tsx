import { text } from '@evergift/language';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../link/link.tsx';
import styles from './top-bar.module.css';

export interface TopBarProps {
  /** A link around `BrandMark`. */
  brand: ReactNode;
  /** Beside the brand: whose things these are. Where there is little room the brand's name gives way to it. */
  context?: ReactNode;
  /** `TopBarLink`s and the quick-add button; hidden under 768 px, where the bottom bar has them. */
  navigation?: ReactNode;
  /** At the end: profile. Shown at every width. */
  actions?: ReactNode;
}

/** The bar along the top of every signed-in page. */
export function TopBar({ brand, context, navigation, actions }: TopBarProps) {
  return (
    <header className={styles.bar} data-unprinted>
      <div className={styles.inner}>
        {brand}
        <div className={styles.context}>{context}</div>
        {navigation && (
          <nav className={styles.navigation} aria-label={text('Main')}>
            {navigation}
          </nav>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}

export interface TopBarLinkProps extends Omit<LinkProps, 'variant' | 'className'> {
  /** A lucide icon (18 px). */
  icon?: ReactNode;
  /** One is on this page, or below it. */
  isCurrent?: boolean | undefined;
}

/** A place to go to, in the top bar. */
export function TopBarLink({ icon, isCurrent = false, children, ...link }: TopBarLinkProps) {
  return (
    <Link
      {...link}
      variant="plain"
      className={styles.link}
      {...(isCurrent && { 'aria-current': 'page' })}
    >
      {icon}
      {children}
    </Link>
  );
}
