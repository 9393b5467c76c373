import { classNames } from '../class-names/class-names.ts';
import styles from './button.module.css';

/**
 * - `primary`: the one thing to do here; at most one per view.
 * - `secondary`: what can also be done.
 * - `quiet`: cancels, closes, or repeats in every row.
 * - `danger`: takes something away.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Height: small 36 px (44 on touch), medium 44 (48 on touch), large 52. */
export type ButtonSize = 'small' | 'medium' | 'large';

/** How buttons, and links that look like buttons, share one appearance. */
export interface ButtonAppearance {
  /** Default `secondary`. */
  variant?: ButtonVariant | undefined;
  /** Default `medium`. */
  size?: ButtonSize | undefined;
  /** Fills the width of its container. Default false. */
  isWide?: boolean | undefined;
}

export function buttonClass(
  { variant = 'secondary', size = 'medium', isWide = false }: ButtonAppearance,
  isPending = false,
): string {
  return classNames(
    styles.button,
    styles[variant],
    styles[size],
    isWide && styles.wide,
    isPending && styles.pending,
  );
}
