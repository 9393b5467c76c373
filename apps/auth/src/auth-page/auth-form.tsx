import { useLocation, Link } from '@evergift/router';
import { Button } from '@evergift/ui/button';
import { useId } from 'react';
import type { FormEventHandler, ReactNode } from 'react';
import { authModePath } from './auth-mode.ts';
import type { AuthMode } from './auth-mode.ts';
import styles from './auth-form.module.css';
import { submitOnEnter } from './submit-on-enter.ts';

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
  const { title, lead, action, isMissing, isLocked = false, isPending } = props;
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
