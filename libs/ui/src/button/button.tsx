import type { ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { Spinner } from '../spinner/spinner.tsx';
import { type ButtonAppearance, buttonClass } from './button-style.ts';
import styles from './button.module.css';

export type { ButtonSize, ButtonVariant } from './button-style.ts';

type Behaviour = Pick<
  AriaButtonProps,
  | 'onPress'
  | 'onHoverStart'
  | 'onFocus'
  | 'autoFocus'
  | 'slot'
  | 'id'
  | 'form'
  | 'aria-label'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-haspopup'
  | 'aria-pressed'
>;

export interface ButtonProps extends Behaviour, ButtonAppearance {
  /** What happens, as a verb: "Add person". */
  children: ReactNode;
  /** A lucide icon (18 px) before the text. */
  icon?: ReactNode;
  /** Default `button`. */
  type?: 'button' | 'submit' | 'reset' | undefined;
  isDisabled?: boolean | undefined;
  /** Work is under way: shows a spinner, announces it, ignores presses, keeps focus and width. */
  isPending?: boolean | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** Does something on this page. To go somewhere use `Link` or `ButtonLink`. */
export function Button({
  children,
  icon,
  variant,
  size,
  isWide,
  isDisabled = false,
  isPending = false,
  type = 'button',
  ...behaviour
}: ButtonProps) {
  return (
    <AriaButton
      {...behaviour}
      type={type}
      isDisabled={isDisabled}
      isPending={isPending}
      className={buttonClass({ variant, size, isWide }, isPending)}
    >
      <span className={styles.label}>
        {icon}
        {children}
      </span>
      {isPending && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </AriaButton>
  );
}
