import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { classNames } from '../class-names/class-names.ts';
import styles from './link.module.css';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';

type Behaviour = Pick<
  AriaLinkProps,
  | 'href'
  | 'target'
  | 'rel'
  | 'download'
  | 'onPress'
  | 'onHoverStart'
  | 'onFocus'
  | 'routerOptions'
  | 'aria-label'
  | 'aria-current'
  | 'aria-describedby'
  | 'id'
>;

export interface LinkProps extends Behaviour {
  children: ReactNode;
  /** Before the text: an avatar. For the variant `name`. */
  media?: ReactNode;
  /**
   * - `text` (default): inside prose, underlined.
   * - `name`: the name of a person, event or gift in a list; the underline comes with the pointer.
   * - `back`: "People" with an arrow before it, above a page's title.
   * - `plain`: no look of its own, for whole cards and bars.
   */
  variant?: 'text' | 'name' | 'back' | 'plain' | undefined;
  /** Added to the link's own classes; for layout only. */
  className?: string | undefined;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * Goes somewhere. With a `RouterProvider` above it, its `href` is followed by the router;
 * modifier keys, middle clicks and `target` work as the browser's own.
 */
export function Link({ variant = 'text', className, media, children, ...behaviour }: LinkProps) {
  return (
    <AriaLink {...behaviour} className={classNames(styles.link, styles[variant], className)}>
      {media}
      {variant === 'name' ? <bdi className={styles.nameText}>{children}</bdi> : children}
    </AriaLink>
  );
}

export interface NameButtonProps extends Pick<
  AriaButtonProps,
  'onPress' | 'onHoverStart' | 'onFocus'
> {
  children: ReactNode;
}

/** The name of something in a list that opens on this page: a gift. Looks as a `name` link does. */
export function NameButton({ children, ...behaviour }: NameButtonProps) {
  return (
    <AriaButton {...behaviour} className={classNames(styles.link, styles.name, styles.nameButton)}>
      <bdi className={styles.nameText}>{children}</bdi>
    </AriaButton>
  );
}
