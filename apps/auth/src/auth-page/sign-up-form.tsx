import { useHost } from '@evergift/contract';
import { useData } from '@evergift/data/react';
import { FormField, schemaResolver } from '@evergift/forms';
import { useForm, useWatch } from 'react-hook-form';
import { NewPasswordField } from '../account/new-password-field.tsx';
import { shortestPassword, shortPasswordNotice } from '../account/password-rule.ts';
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

/** Mode `signup`. */
export function SignUpForm({ email, onEmailChange, entry }: AuthModeFormProps) {
  const { session } = useData();
  const { notify } = useHost();
  const { control, handleSubmit, setFocus } = useForm<Credentials>({
    resolver: schemaResolver(signUpSchema),
    defaultValues: { email, password: '' },
  });
  const typed = useWatch({ control });
  const isMissing = !typed.email?.trim() || (typed.password ?? '').length < shortestPassword;
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
      action="Create account"
      isMissing={isMissing}
      isPending={entry.isBusy}
      onSubmit={submit}
      footer={
        <>
          Already have an account? <ModeLink mode="signin">Sign in</ModeLink>
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
        as={NewPasswordField}
        control={control}
        name="password"
        label="Password"
        isRequired
        isDisabled={entry.isBusy}
        autoFocus={email !== ''}
        enterKeyHint="go"
      />
    </AuthForm>
  );
}
