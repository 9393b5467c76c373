import { useHost } from '@evergift/contract';
import { useData } from '@evergift/data/react';
import { text } from '@evergift/language';
import { PasswordField } from '../account/password-field.tsx';
import { useFocusAfter } from '../account/use-focus-after.ts';
import { AuthForm, ModeLink } from './auth-form.tsx';
import styles from './auth-form.module.css';
import type { AuthModeFormProps } from './auth-mode-form-props.ts';
import { signedInNotice, signInFailureNotice } from './auth-notices.ts';
import { checkSignIn } from './credentials.ts';
import { EmailField } from './email-field.tsx';
import { useTextForm } from './use-text-form.ts';

/** Mode `signin`. */
export function SignInForm({ email, onEmailChange, entry }: AuthModeFormProps) {
  const { session } = useData();
  const { notify } = useHost();
  const form = useTextForm({ email, password: '' }, checkSignIn);
  const isMissing = !form.values.email.trim() || !form.values.password;
  useFocusAfter(entry.failures, () => form.select('password'));

  const submit = form.submit(async (typed) => {
    const result = await entry.enter(() => session.signIn(typed.email.trim(), typed.password));
    if (result.ok) return notify(signedInNotice);
    notify(signInFailureNotice(result.failure));
  });

  return (
    <AuthForm
      title={text('Welcome back')}
      lead={text('Sign in to your people, events and gift ideas.')}
      action={text('Sign in')}
      isMissing={isMissing}
      isPending={entry.isBusy}
      isDone={entry.hasArrived}
      onSubmit={submit}
      footer={
        <>
          {text('New to Evergift?')} <ModeLink mode="signup">{text('Create an account')}</ModeLink>
        </>
      }
    >
      <EmailField
        {...form.field('email', onEmailChange)}
        isDisabled={entry.isBusy}
        autoFocus={email === ''}
        enterKeyHint="next"
      />
      <PasswordField
        {...form.field('password')}
        label={text('Password')}
        autoComplete="current-password"
        isRequired
        isDisabled={entry.isBusy}
        autoFocus={email !== ''}
        enterKeyHint="go"
      />
      <p className={styles.aside}>
        <ModeLink mode="password_reset">{text('Forgot your password?')}</ModeLink>
      </p>
    </AuthForm>
  );
}
