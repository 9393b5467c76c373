import { useHost } from '@evergift/contract';
import { useData } from '@evergift/data/react';
import { Button } from '@evergift/ui/button';
import { schemaResolver } from '@evergift/forms';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { PasswordField } from '../account/password-field.tsx';
import { passwordHelp, shortestPassword, shortPasswordNotice } from '../account/password-rule.ts';
import {
  verificationFailureNotice,
  verificationSentNotice,
} from '../account/verification-notices.ts';
import { useFocusAfter } from '../account/use-focus-after.ts';
import { AuthForm, ModeLink } from './auth-form.tsx';
import type { AuthModeFormProps } from './auth-mode-form-props.ts';
import { signUpFailureNotice } from './auth-notices.ts';
import { signUpSchema } from './credentials.ts';
import type { Credentials } from './credentials.ts';
import { EmailField } from './email-field.tsx';

/** Mode `signup` (A1, A2, A3, A5, A7). */
export function SignUpForm({ email, onEmailChange, entry }: AuthModeFormProps) {
  const { session } = useData();
  const { notify } = useHost();
  const { control, handleSubmit, setFocus } = useForm<Credentials>({
    resolver: schemaResolver(signUpSchema),
    defaultValues: { email, password: '' },
  });
  const typed = useWatch({ control });
  const password = typed.password ?? '';
  const isMissing = !typed.email?.trim() || password.length < shortestPassword;
  useFocusAfter(entry.failures, () => setFocus('email', { shouldSelect: true }));

  const submit = handleSubmit(
    async (credentials) => {
      const result = await entry.enter(() =>
        session.signUp(credentials.email, credentials.password),
      );
      if (!result.ok) {
        return notify(signUpFailureNotice(result.failure));
      }
      const mail = result.verificationMail;
      notify(
        mail === 'sent'
          ? verificationSentNotice(credentials.email)
          : verificationFailureNotice(mail),
      );
    },
    (errors) => {
      if (errors.password) notify(shortPasswordNotice);
    },
  );

  return (
    <AuthForm
      title="Create your account"
      lead="Free to start, no credit card, and set up in under two minutes."
      isBlocked={isMissing}
      onSubmit={submit}
      footer={
        <>
          Already have an account? <ModeLink mode="signin">Sign in</ModeLink>
        </>
      }
    >
      <EmailField
        control={control}
        isDisabled={entry.isBusy}
        autoFocus={email === ''}
        enterKeyHint="next"
        onEmailChange={onEmailChange}
      />
      <Controller
        name="password"
        control={control}
        render={({ field, fieldState }) => (
          <PasswordField
            {...field}
            label="Password"
            autoComplete="new-password"
            isRequired
            isDisabled={entry.isBusy}
            autoFocus={email !== ''}
            enterKeyHint="go"
            {...(fieldState.invalid
              ? { errorMessage: passwordHelp(password) }
              : { description: passwordHelp(password) })}
          />
        )}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isWide
        isDisabled={isMissing}
        isPending={entry.isBusy}
      >
        Create account
      </Button>
    </AuthForm>
  );
}
