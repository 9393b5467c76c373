import { useHost } from '@evergift/contract';
import { useData } from '@evergift/data/react';
import { FormField, schemaResolver } from '@evergift/forms';
import { useForm, useWatch } from 'react-hook-form';
import { AuthForm, ModeLink } from './auth-form.tsx';
import styles from './auth-form.module.css';
import type { AuthModeFormProps } from './auth-mode-form-props.ts';
import { resetFailureNotice, resetRequestedNotice } from './auth-notices.ts';
import { passwordResetSchema } from './credentials.ts';
import type { PasswordResetRequest } from './credentials.ts';
import { EmailField } from './email-field.tsx';
import type { Lock } from './use-lock.ts';

export interface PasswordResetFormProps extends Omit<AuthModeFormProps, 'entry'> {
  /** Outlives the form, so that leaving the mode and coming back does not open it. */
  lock: Lock;
}

/** Mode `password_reset`. */
export function PasswordResetForm({ email, onEmailChange, lock }: PasswordResetFormProps) {
  const { session } = useData();
  const { notify } = useHost();
  const { control, handleSubmit, formState } = useForm<PasswordResetRequest>({
    resolver: schemaResolver(passwordResetSchema),
    defaultValues: { email },
  });
  const isMissing = !useWatch({ control }).email?.trim();
  const isLocked = lock.secondsLeft > 0;

  const submit = handleSubmit(async (request) => {
    if (isLocked) return;
    const result = await session.sendPasswordReset(request.email);
    lock.start();
    // That an address has no account is nobody's business: it reads like a request that was met.
    const isMet = result.ok || result.failure.kind === 'invalid-credential';
    notify(isMet ? resetRequestedNotice(request.email) : resetFailureNotice(result.failure));
  });

  return (
    <AuthForm
      title="Reset your password"
      lead="We’ll email you a link to choose a new one."
      action="Send reset link"
      isMissing={isMissing}
      isPending={formState.isSubmitting}
      isLocked={isLocked}
      onSubmit={submit}
      hint={
        isLocked && (
          <p className={styles.hint}>
            You can ask for another link in{' '}
            <span className={styles.seconds}>
              {lock.secondsLeft} {lock.secondsLeft === 1 ? 'second' : 'seconds'}
            </span>
            .
          </p>
        )
      }
      footer={<ModeLink mode="signin">Back to sign in</ModeLink>}
    >
      <FormField
        as={EmailField}
        control={control}
        name="email"
        isDisabled={isLocked || formState.isSubmitting}
        autoFocus
        enterKeyHint="send"
        onChanged={onEmailChange}
      />
    </AuthForm>
  );
}
