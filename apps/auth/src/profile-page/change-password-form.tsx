import { useHost } from '@evergift/contract';
import { useData } from '@evergift/data/react';
import { Button } from '@evergift/ui/button';
import { FormField, schemaResolver } from '@evergift/forms';
import { text } from '@evergift/language';
import { useForm, useWatch } from 'react-hook-form';
import * as z from '@evergift/data/schema';
import { NewPasswordField } from '../account/new-password-field.tsx';
import { PasswordField } from '../account/password-field.tsx';
import { shortestPassword, shortPasswordNotice } from '../account/password-rule.ts';
import { useFocusAfter } from '../account/use-focus-after.ts';
import { useUnsaved } from '../account/use-unsaved.ts';
import { profileNotices } from './profile-notices.ts';
import styles from './profile.module.css';

const schema = z.object({
  current: z.string().check(z.minLength(1, text('Enter your current password.'))),
  next: z.string().check(z.minLength(shortestPassword)),
});
type PasswordChange = z.output<typeof schema>;

const currentToggles = [text('Show current password'), text('Hide current password')] as const;
const newToggles = [text('Show new password'), text('Hide new password')] as const;

const empty: PasswordChange = { current: '', next: '' };

/** Changes the password; the present one proves who asks. */
export function ChangePasswordForm({ email }: { email: string }) {
  const { session } = useData();
  const { notify } = useHost();
  const { control, handleSubmit, reset, setError, setFocus, formState } = useForm<PasswordChange>({
    resolver: schemaResolver(schema),
    defaultValues: empty,
  });
  const typed = useWatch({ control });
  const isBusy = formState.isSubmitting;
  useUnsaved(Boolean(typed.current || typed.next));
  useFocusAfter(formState.submitCount, () => setFocus(formState.errors.next ? 'next' : 'current'));

  const submit = handleSubmit(
    async ({ current, next }) => {
      const result = await session.changePassword(current, next);
      if (result.ok) {
        reset(empty);
        return notify(profileNotices.passwordChanged);
      }
      if (result.failure.kind === 'invalid-credential') {
        return setError('current', { message: text('This is not your current password.') });
      }
      notify(profileNotices.passwordFailed(result.failure));
    },
    (errors) => {
      if (errors.next) notify(shortPasswordNotice);
    },
  );

  return (
    <form
      className={styles.fields}
      onSubmit={submit}
      noValidate
      aria-label={text('Change password')}
    >
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <FormField
        as={PasswordField}
        control={control}
        name="current"
        label={text('Current password')}
        toggles={currentToggles}
        autoComplete="current-password"
        isDisabled={isBusy}
      />
      <FormField
        as={NewPasswordField}
        control={control}
        name="next"
        label={text('New password')}
        toggles={newToggles}
        isDisabled={isBusy}
      />
      <div>
        <Button type="submit" isDisabled={!typed.current || !typed.next} isPending={isBusy}>
          {text('Change password')}
        </Button>
      </div>
    </form>
  );
}
