import { text } from '@evergift/language';
import type { ReactNode } from 'react';
import { plainButton } from '../button/button.tsx';
import { classNames } from '../class-names/class-names.ts';
import { Link, type LinkProps } from '../link/link.tsx';
import styles from './bottom-bar.module.css';

export interface BottomBarProps {
  /** `BottomBarLink`s with a `BottomBarAction` in their middle. */
  children: ReactNode;
}

/** The bar within reach of the thumb, under 768 px. */
export function BottomBar({ children }: BottomBarProps) {
  return (
    <nav className={styles.bar} data-unprinted aria-label={text('Main')}>
      {children}
    </nav>
  );
}

export interface BottomBarLinkProps extends Omit<LinkProps, 'variant' | 'className'> {
  /** A lucide icon (22 px), above the text. */
  icon: ReactNode;
  isCurrent?: boolean | undefined;
}

/** A place to go to, in the bottom bar. Where its text is too large for the bar, the icon is alone. */
export function BottomBarLink({ icon, isCurrent = false, children, ...link }: BottomBarLinkProps) {
  return (
    <Link
      {...link}
      variant="plain"
      className={styles.item}
      {...(isCurrent && { 'aria-current': 'page' })}
    >
      {icon}
      <span className={styles.label}>{children}</span>
    </Link>
  );
}

export interface BottomBarActionProps {
  /** Said to screen readers: 'Add gift'. */
  label: string;
  /** A lucide icon (24 px). */
  icon: ReactNode;
  onPress: () => void;
}

/** The one thing to do, in the middle of the bottom bar. */
export function BottomBarAction({ label, icon, onPress }: BottomBarActionProps) {
  return (
    <button
      type="button"
      {...plainButton({ onPress })}
      className={classNames(styles.item, styles.main)}
      aria-label={label}
    >
      {icon}
    </button>
  );
}
