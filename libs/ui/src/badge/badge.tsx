import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './badge.module.css';

export type BadgeTone = 'neutral' | 'accent' | 'positive' | 'warning' | 'urgent' | 'info';

export interface BadgeProps {
  /** A word or two: a relationship, a status, a type. */
  children: ReactNode;
  /** Colour only supports the words. Default `neutral`. */
  tone?: BadgeTone | undefined;
  /** A lucide icon (14 px) before the text. */
  icon?: ReactNode;
}

/** A word that sorts something: a relationship, Idea or Purchased. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])} dir="auto">
      {icon}
      {children}
    </span>
  );
}
