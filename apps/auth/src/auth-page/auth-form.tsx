import { useLocation, Link } from '@evergift/router';
import { Button } from '@evergift/ui/button';
import { useId, type FormEventHandler, type ReactNode, type KeyboardEvent } from 'react';
import { authModePath, type AuthMode } from './auth-mode.ts';
import styles from './auth-form.module.css';

/**
 * Enter in a field submits a form whose button is disabled, which browsers do not do: the person
 * then hears what is missing where nothing would happen.
 *
 * @param isBlocked whether the submit button is disabled because something is missing
 */
const submitOnEnter =
  (isBlocked: boolean) =>
  (event: KeyboardEvent<HTMLFormElement>): void => {
    if (!isBlocked || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };

export interface AuthFormProps {
  title: string;
  lead: string;
  /** What the submit button says. */
  action: string;
  /** Something is missing, which disables the submit button; Enter still says what. */
  isMissing: boolean;
  /** Disables the submit button for another reason. */
  isLocked?: boolean;
  /** What was sent is on its way. */
  isPending: boolean;
  /** What was sent has succeeded; the page is left soon. */
  isDone?: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** The fields. */
  children: ReactNode;
  /** What is said below the button. */
  hint?: ReactNode;
  /** The way to the other modes. */
  footer: ReactNode;
}

/** What the forms of the three modes have in common. */
export function AuthForm(props: AuthFormProps) {
  const { title, lead, action, isMissing, isLocked = false, isPending, isDone } = props;
  const titleId = useId();
  return (
    <>
      <header className={styles.header}>
        <h1 id={titleId} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <form
        className={styles.form}
        aria-labelledby={titleId}
        onSubmit={props.onSubmit}
        onKeyDown={submitOnEnter(isMissing)}
        noValidate
      >
        {props.children}
        <Button
          type="submit"
          variant="primary"
          size="large"
          isWide
          isDisabled={isMissing || isLocked}
          isPending={isPending}
          isDone={isDone}
        >
          {action}
        </Button>
        {props.hint}
      </form>
      <footer className={styles.footer}>{props.footer}</footer>
    </>
  );
}

/** Goes to another mode and keeps where to return after signing in. */
export function ModeLink({ mode, children }: { mode: AuthMode; children: ReactNode }) {
  const { state } = useLocation();
  return (
    <Link className={styles.modeLink as string} to={authModePath(mode)} state={state}>
      {children}
    </Link>
  );
}
