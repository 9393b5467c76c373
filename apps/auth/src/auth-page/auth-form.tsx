import { useLocation, Link } from '@evergift/router';
import { useId } from 'react';
import type { FormEventHandler, ReactNode } from 'react';
import { authModePath } from './auth-mode.ts';
import type { AuthMode } from './auth-mode.ts';
import styles from './auth-form.module.css';
import { submitOnEnter } from './submit-on-enter.ts';

export interface AuthFormProps {
  title: string;
  lead: string;
  /** Whether the submit button is disabled because something is missing (A2). */
  isBlocked: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
  /** The way to the other modes. */
  footer: ReactNode;
}

/** What the forms of the three modes have in common. */
export function AuthForm({ title, lead, isBlocked, onSubmit, children, footer }: AuthFormProps) {
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
        onSubmit={onSubmit}
        onKeyDown={submitOnEnter(isBlocked)}
        noValidate
      >
        {children}
      </form>
      <footer className={styles.footer}>{footer}</footer>
    </>
  );
}

/** Goes to another mode and keeps where to return after signing in (R4). */
export function ModeLink({ mode, children }: { mode: AuthMode; children: ReactNode }) {
  const { state } = useLocation();
  return (
    <Link className={styles.modeLink as string} to={authModePath(mode)} state={state}>
      {children}
    </Link>
  );
}
