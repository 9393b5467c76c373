import { useHost } from '@evergift/contract';
import { useData } from '@evergift/data/react';
import { FormField, schemaResolver } from '@evergift/forms';
import { useForm, useWatch } from 'react-hook-form';
import { PasswordField } from '../account/password-field.tsx';
import { useFocusAfter } from '../account/use-focus-after.ts';
import { AuthForm, ModeLink } from './auth-form.tsx';
import styles from './auth-form.module.css';
import type { AuthModeFormProps } from './auth-mode-form-props.ts';
import { signedInNotice, signInFailureNotice } from './auth-notices.ts';
import { signInSchema } from './credentials.ts';
import type { Credentials } from './credentials.ts';
import { EmailField } from './email-field.tsx';

/** Mode `signin`. */
export function SignInForm({ email, onEmailChange, entry }: AuthModeFormProps) {
  const { session } = useData();
  const { notify } = useHost();
  const { control, handleSubmit, setFocus } = useForm<Credentials>({
    resolver: schemaResolver(signInSchema),
    defaultValues: { email, password: '' },
  });
  const typed = useWatch({ control });
  const isMissing = !typed.email?.trim() || !typed.password;
  useFocusAfter(entry.failures, () => setFocus('password', { shouldSelect: true }));

  const submit = handleSubmit(async (credentials) => {
    const result = await entry.enter(() => session.signIn(credentials.email, credentials.password));
    if (result.ok) return notify(signedInNotice);
    notify(signInFailureNotice(result.failure));
  });

  return (
    <AuthForm
      title="Welcome back"
      lead="Sign in to your people, events and gift ideas."
      action="Sign in"
      isMissing={isMissing}
      isPending={entry.isBusy}
      onSubmit={submit}
      footer={
        <>
          New to Evergift? <ModeLink mode="signup">Create an account</ModeLink>
        </>
      }
    >
      <FormField
        as={EmailField}
        control={control}
        name="email"
        isDisabled={entry.isBusy}
        autoFocus={email === ''}
        enterKeyHint="next"
        onChanged={onEmailChange}
      />
      <FormField
        as={PasswordField}
        control={control}
        name="password"
        label="Password"
        autoComplete="current-password"
        isRequired
        isDisabled={entry.isBusy}
        autoFocus={email !== ''}
        enterKeyHint="go"
      />
      <p className={styles.aside}>
        <ModeLink mode="password_reset">Forgot your password?</ModeLink>
      </p>
    </AuthForm>
  );
}
