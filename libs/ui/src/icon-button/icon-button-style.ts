import { type ButtonAppearance, buttonClass } from '../button/button-style.ts';
import { classNames } from '../class-names/class-names.ts';
import styles from './icon-button.module.css';

/** The look of a button that is an icon; `danger` draws only the icon in red. */
export function iconButtonClass({ variant = 'quiet', size = 'medium' }: ButtonAppearance): string {
  const isRed = variant === 'danger';
  return classNames(
    buttonClass({ variant: isRed ? 'quiet' : variant, size }),
    styles.icon,
    styles[size],
    isRed && styles.urgent,
  );
}
