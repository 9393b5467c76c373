import { useAuth, useData, useObservable } from '@evergift/data/react';
import { text } from '@evergift/language';
import { Navigate, useSearchParams } from '@evergift/router';
import { useState, type ReactNode } from 'react';
import { readAuthMode, type AuthMode } from './auth-mode.ts';
import styles from './auth-page.module.css';
import { keptEmail, LanguageChoice } from './language-choice.tsx';
import { PasswordResetForm } from './password-reset-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useEntry } from './use-entry.ts';
import { useLock } from './use-lock.ts';
import { usePageTitle } from '@evergift/contract';
import { BrandMark } from '@evergift/ui/brand-mark';
import { PresentArt } from './present-art.tsx';

interface AuthFrameProperties {
  title: string;
  children: ReactNode;
  /** Shown at the end of the page. */
  end: ReactNode;
}

/** The page around the forms: a present on one side, the form on the other; stacked when narrow. */
export function AuthFrame({ title, children, end }: AuthFrameProperties) {
  usePageTitle(title);
  return (
    <div className={styles.frame}>
      <div className={styles.present}>
        <PresentArt />
      </div>
      <main className={styles.main}>
        {/* The landing page is a document of its own, so this is no link of the router. */}
        <a className={styles.logo} href="/" aria-label={text('Evergift home')}>
          <BrandMark />
        </a>
        <div className={styles.content}>{children}</div>
        {end}
      </main>
    </div>
  );
}

const titles: Record<AuthMode, string> = {
  signin: text('Sign in'),
  signup: text('Create an account'),
  password_reset: text('Reset your password'),
};

/**
 * `/auth`: sign in, sign up, password reset. Who is signed in already goes on at once, in
 * place of this history entry.
 */
export function AuthPage() {
  const { user, loading, error } = useAuth();
  const connection = useObservable(useData().connection$, 'online');
  const [search] = useSearchParams();
  const [email, setEmail] = useState(keptEmail);
  const entry = useEntry();
  const lock = useLock();
  const mode = readAuthMode(search);
  const form = { email, onEmailChange: setEmail };

  if (user && !entry.isBusy) return <Navigate to={entry.returnPath} replace />;
  return (
    <AuthFrame
      title={titles[mode]}
      end={<LanguageChoice email={email} isDisabled={entry.isBusy} />}
    >
      {loading && !entry.isBusy ? (
        <AuthLoading />
      ) : (
        <>
          {error !== undefined && <Trouble role="alert">{error}</Trouble>}
          {connection === 'waiting' && (
            <Trouble role="status">
              {text('You are offline. Signing in needs a connection.')}
            </Trouble>
          )}
          {mode === 'signin' && <SignInForm {...form} entry={entry} />}
          {mode === 'signup' && <SignUpForm {...form} entry={entry} />}
          {mode === 'password_reset' && <PasswordResetForm {...form} lock={lock} />}
        </>
      )}
    </AuthFrame>
  );
}

/** Until it is known what to show. */
export const AuthLoading = () => (
  <p role="status" className={styles.loading}>
    {text('Loading...')}
  </p>
);

/** What is in the way of a form. `alert` for what has just happened. */
export function Trouble({ role, children }: { role: 'alert' | 'status'; children: ReactNode }) {
  return (
    <p role={role} className={styles.trouble}>
      {children}
    </p>
  );
}
