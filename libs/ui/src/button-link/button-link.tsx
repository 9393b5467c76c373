import type { ComponentProps, ReactNode } from 'react';
import { type ButtonAppearance, buttonClass } from '../button/button-style.ts';
import { type Intent, useLinkHandlers } from '../link/link-handlers.ts';

type Behaviour = Pick<ComponentProps<'a'>, 'target' | 'rel' | 'aria-label' | 'id'>;

export interface ButtonLinkProps extends Behaviour, Intent, ButtonAppearance {
  href: string;
  children: ReactNode;
  /** A lucide icon (18 px) before the text. */
  icon?: ReactNode;
}

/** Goes somewhere and looks like a button; it is a link to the keyboard and to screen readers. */
export function ButtonLink(properties: ButtonLinkProps) {
  const { children, icon, variant, size, isWide, onHoverStart, onFocus, ...own } = properties;
  return (
    <a
      {...own}
      data-unprinted
      {...useLinkHandlers({ onHoverStart, onFocus })}
      className={buttonClass({ variant, size, isWide })}
    >
      {icon}
      {children}
    </a>
  );
}
