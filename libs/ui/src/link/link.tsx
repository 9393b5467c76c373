import type { ComponentProps, ReactNode, Ref } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { type Intent, intentHandlers, useLinkHandlers } from './link-handlers.ts';
import styles from './link.module.css';

type Behaviour = Pick<
  ComponentProps<'a'>,
  'target' | 'rel' | 'aria-label' | 'aria-current' | 'aria-describedby' | 'id'
>;

export interface LinkProps extends Behaviour, Intent {
  href: string;
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
 * Goes somewhere. With a `RouterProvider` above it, its `href` is followed by the router; modifier keys,
 * middle clicks and `target` work as the browser's own. It is the browser's element: a list has dozens.
 */
export function Link(properties: LinkProps) {
  const {
    variant = 'text',
    className,
    media,
    children,
    onHoverStart,
    onFocus,
    ...own
  } = properties;
  return (
    <a
      {...own}
      {...useLinkHandlers({ onHoverStart, onFocus })}
      className={classNames(styles.link, styles[variant], className)}
    >
      {media}
      {variant === 'name' ? <bdi className={styles.nameText}>{children}</bdi> : children}
    </a>
  );
}

export interface NameButtonProps extends Intent {
  children: ReactNode;
  onPress?: () => void;
}

/** The name of something in a list that opens on this page: a gift. Looks as a `name` link does. */
export function NameButton({ children, onPress, ...intent }: NameButtonProps) {
  return (
    <button
      type="button"
      data-printed
      {...intentHandlers(intent)}
      onClick={({ currentTarget }) => {
        // Not every browser gives a button the focus by a click, and a dialog returns it.
        currentTarget.focus({ preventScroll: true });
        onPress?.();
      }}
      className={classNames(styles.link, styles.name, styles.nameButton)}
    >
      <bdi className={styles.nameText}>{children}</bdi>
    </button>
  );
}
