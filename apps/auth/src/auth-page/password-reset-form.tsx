import { useHost } from '@evergift/contract';
import { useData } from '@evergift/data/react';
import { text } from '@evergift/language';
import { sentence } from '@evergift/language/react';
import { AuthForm, ModeLink } from './auth-form.tsx';
import styles from './auth-form.module.css';
import type { AuthModeFormProps } from './auth-mode-form-props.ts';
import { resetFailureNotice, resetRequestedNotice } from './auth-notices.ts';
import { checkEmail } from './credentials.ts';
import { EmailField } from './email-field.tsx';
import { useTextForm } from './use-text-form.ts';
import type { Lock } from './use-lock.ts';

export interface PasswordResetFormProps extends Omit<AuthModeFormProps, 'entry'> {
  /** Outlives the form, so that leaving the mode and coming back does not open it. */
  lock: Lock;
}

/** Mode `password_reset`. */
export function PasswordResetForm({ email, onEmailChange, lock }: PasswordResetFormProps) {
  const { session } = useData();
  const { notify } = useHost();
  const form = useTextForm({ email }, checkEmail);
  const isMissing = !form.values.email.trim();
  const isLocked = lock.secondsLeft > 0;

  const submit = form.submit(async (typed) => {
    if (isLocked) return;
    const email = typed.email.trim();
    const result = await session.sendPasswordReset(email);
    lock.start();
    // That an address has no account is nobody's business: it reads like a request that was met.
    const isMet = result.ok || result.failure.kind === 'invalid-credential';
    notify(isMet ? resetRequestedNotice(email) : resetFailureNotice(result.failure));
  });

  return (
    <AuthForm
      title={text('Reset your password')}
      lead={text('We’ll email you a link to choose a new one.')}
      action={text('Send reset link')}
      isMissing={isMissing}
      isPending={form.isSending}
      isLocked={isLocked}
      onSubmit={submit}
      hint={
        isLocked && (
          <p className={styles.hint}>
            {sentence('You can ask for another link in {time}.', {
              time: (
                <span className={styles.seconds}>
                  {text('{count, plural, one {# second} other {# seconds}}', {
                    count: lock.secondsLeft,
                  })}
                </span>
              ),
            })}
          </p>
        )
      }
      footer={<ModeLink mode="signin">{text('Back to sign in')}</ModeLink>}
    >
      <EmailField
        {...form.field('email', onEmailChange)}
        isDisabled={isLocked || form.isSending}
        autoFocus
        enterKeyHint="send"
      />
    </AuthForm>
  );
}
