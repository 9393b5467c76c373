import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { type ButtonAppearance, buttonClass } from '../button/button-style.ts';

type Behaviour = Pick<
  AriaLinkProps,
  'href' | 'target' | 'rel' | 'onPress' | 'onHoverStart' | 'onFocus' | 'aria-label' | 'id'
>;

export interface ButtonLinkProps extends Behaviour, ButtonAppearance {
  children: ReactNode;
  /** A lucide icon (18 px) before the text. */
  icon?: ReactNode;
}

/** Goes somewhere and looks like a button; it is a link to the keyboard and to screen readers. */
export function ButtonLink({
  children,
  icon,
  variant,
  size,
  isWide,
  ...behaviour
}: ButtonLinkProps) {
  return (
    <AriaLink {...behaviour} className={buttonClass({ variant, size, isWide })}>
      {icon}
      {children}
    </AriaLink>
  );
}
