import { Check } from 'lucide-react';
import {
  type AriaAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
} from 'react';
import { announce } from 'react-aria/private/live-announcer/LiveAnnouncer';
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
  /** The work of a pending button is done, and what follows it comes: a check in place of the spinner. */
  isDone?: boolean | undefined;
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
  isDone,
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
    <PendingButton {...{ behaviour, isPending, type, className }}>
      {label}
      {isPending && (
        <span className={styles.spinner}>
          {isDone ? <Check className={styles.done} size={20} /> : <Spinner />}
        </span>
      )}
    </PendingButton>
  );
}

type PendingButtonProps = Required<Pick<ButtonProps, 'type' | 'children'>> & {
  behaviour: ButtonBehaviour;
  isPending: boolean;
  className: string;
};

/**
 * A button that can wait. It is not disabled meanwhile: the focus would be lost. A field that is disabled meanwhile
 * has lost it, and gets it back.
 */
function PendingButton({ behaviour, isPending, type, ...shown }: PendingButtonProps) {
  const ownId = useId();
  const id = behaviour.id ?? ownId;
  const wasPending = useRef(isPending);
  useEffect(() => {
    const hasFocus = document.activeElement?.id === id;
    if (wasPending.current !== isPending && hasFocus) {
      announce({ 'aria-labelledby': id }, 'assertive');
    }
    wasPending.current = isPending;
    const { activeElement, body } = document;
    return () => {
      if (isPending && document.activeElement === body)
        (activeElement as HTMLElement | null)?.focus();
    };
  }, [isPending, id]);
  return (
    <button
      {...plainButton({ ...behaviour, onPress: isPending ? undefined : behaviour.onPress })}
      {...shown}
      id={id}
      // Enter in a field does not send its form once more.
      type={isPending && type === 'submit' ? 'button' : type}
      aria-disabled={isPending || undefined}
    />
  );
}
