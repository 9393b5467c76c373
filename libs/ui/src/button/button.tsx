import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { type Intent, intentHandlers } from '../link/link-handlers.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { type ButtonAppearance, buttonClass } from './button-style.ts';
import styles from './button.module.css';

export type { ButtonSize, ButtonVariant } from './button-style.ts';

/** What every button does and says of itself. */
export interface ButtonBehaviour
  extends
    Intent,
    Pick<AriaAttributes, 'aria-describedby' | 'aria-expanded' | 'aria-controls' | 'aria-haspopup'> {
  onPress?: ((press: { target: Element }) => void) | undefined;
  id?: string | undefined;
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export interface ButtonProps extends ButtonBehaviour, ButtonAppearance {
  /** What happens, as a verb: "Add person". */
  children: ReactNode;
  /** A lucide icon (18 px) before the text. */
  icon?: ReactNode;
  /** Default `button`. */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** The id of the form that it sends, where that is not around it. */
  form?: string | undefined;
  autoFocus?: boolean | undefined;
  'aria-label'?: string | undefined;
  'aria-pressed'?: boolean | undefined;
  /** Work is under way: shows a spinner, announces it, ignores presses, keeps focus and width. */
  isPending?: boolean | undefined;
}

/** Attributes of the browser's own button that behaves like ours. */
export function plainButton({
  onPress,
  onHoverStart,
  onFocus,
  isDisabled,
  ...own
}: ButtonBehaviour) {
  return {
    ...own,
    ...intentHandlers({ onHoverStart, onFocus }),
    disabled: isDisabled,
    'data-disabled': isDisabled || undefined,
    onClick: ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
      // Not every browser gives a button the focus by a click, and a dialog returns it. Enter in a field presses the
      // button that sends the form, and leaves the focus in the field.
      if (detail > 0) currentTarget.focus({ preventScroll: true });
      onPress?.({ target: currentTarget });
    },
  };
}

/** Does something on this page. To go somewhere use `Link` or `ButtonLink`. */
export function Button({
  children,
  icon,
  variant,
  size,
  isWide,
  isPending,
  type = 'button',
  ...behaviour
}: ButtonProps) {
  const label = (
    <span className={styles.label}>
      {icon}
      {children}
    </span>
  );
  const className = buttonClass({ variant, size, isWide }, isPending);
  if (isPending === undefined) {
    return (
      <button {...plainButton(behaviour)} type={type} className={className}>
        {label}
      </button>
    );
  }
  return (
    <AriaButton {...(behaviour as object)} type={type} isPending={isPending} className={className}>
      {label}
      {isPending && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </AriaButton>
  );
}
