import { useHost } from '@evergift/contract';
import { useData } from '@evergift/data/react';
import { text } from '@evergift/language';
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
import { checkSignUp } from './credentials.ts';
import { EmailField } from './email-field.tsx';
import { useTextForm } from './use-text-form.ts';

/** Mode `signup`. */
export function SignUpForm({ email, onEmailChange, entry }: AuthModeFormProps) {
  const { session } = useData();
  const { notify } = useHost();
  const form = useTextForm({ email, password: '' }, checkSignUp);
  const isMissing = !form.values.email.trim() || form.values.password.length < shortestPassword;
  useFocusAfter(entry.failures, () => form.select('email'));

  const submit = form.submit(
    async (typed) => {
      const result = await entry.enter(() => session.signUp(typed.email.trim(), typed.password));
      if (!result.ok) {
        return notify(signUpFailureNotice(result.failure));
      }
      const mail = await result.verificationMail;
      notify(
        mail === 'sent'
          ? verificationSentNotice(typed.email.trim())
          : verificationFailureNotice(mail),
      );
    },
    (errors) => {
      if (errors.password) notify(shortPasswordNotice);
    },
  );

  return (
    <AuthForm
      title={text('Create your account')}
      lead={text('Free to start, no credit card, and set up in under two minutes.')}
      action={text('Create account')}
      isMissing={isMissing}
      isPending={entry.isBusy}
      isDone={entry.hasArrived}
      onSubmit={submit}
      footer={
        <>
          {text('Already have an account?')} <ModeLink mode="signin">{text('Sign in')}</ModeLink>
        </>
      }
    >
      <EmailField
        {...form.field('email', onEmailChange)}
        isDisabled={entry.isBusy}
        autoFocus={email === ''}
        enterKeyHint="next"
      />
      <NewPasswordField
        {...form.field('password')}
        label={text('Password')}
        isRequired
        isDisabled={entry.isBusy}
        autoFocus={email !== ''}
        enterKeyHint="go"
      />
    </AuthForm>
  );
}
