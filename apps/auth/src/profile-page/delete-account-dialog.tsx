import { useHost } from '@evergift/contract';
import type { User } from '@evergift/data';
import { useData } from '@evergift/data/react';
import { Button } from '@evergift/ui/button';
import { Dialog } from '@evergift/ui/dialog';
import { TextField } from '@evergift/ui/text-field';
import { FormField, schemaResolver } from '@evergift/forms';
import { text } from '@evergift/language';
import { sentence } from '@evergift/language/react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from '@evergift/data/schema';
import { PasswordField } from '../account/password-field.tsx';
import { useFocusAfter } from '../account/use-focus-after.ts';
import { profileNotices } from './profile-notices.ts';

/** What has to be typed before an account is deleted. */
const confirmationWord = text('delete');

const isConfirmed = (typed: string) => typed.trim().toLowerCase() === confirmationWord;

const schema = z.object({
  password: z.string().check(z.minLength(1, text('Enter your password.'))),
  confirmation: z.string().check(z.refine(isConfirmed, text('Type “delete”.'))),
});
type Deletion = z.output<typeof schema>;

export interface DeleteAccountDialogProps {
  user: User;
  onClose: () => void;
}

/** Asks for the password again, and for a word, before everything is deleted. */
export function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const { session } = useData();
  const { notify } = useHost();
  const { control, handleSubmit, setError, setFocus, formState } = useForm<Deletion>({
    resolver: schemaResolver(schema),
    defaultValues: { password: '', confirmation: '' },
  });
  const typed = useWatch({ control });
  const isBusy = formState.isSubmitting;
  useFocusAfter(formState.submitCount, () =>
    setFocus(formState.errors.confirmation ? 'confirmation' : 'password'),
  );

  const submit = handleSubmit(async ({ password }) => {
    const result = await session.deleteAccount(password);
    if (result.ok) return notify(profileNotices.accountDeleted);
    if (result.failure.kind === 'invalid-credential') {
      return setError('password', { message: text('This is not your password.') });
    }
    notify(profileNotices.deleteFailed(result.failure));
  });

  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={text('Delete your account?')}
      isDismissable={!isBusy}
      onOpenChange={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button variant="quiet" isDisabled={isBusy} onPress={onClose}>
            {text('Keep my account')}
          </Button>
          <Button
            type="submit"
            variant="danger"
            isDisabled={!typed.password || !isConfirmed(typed.confirmation ?? '')}
            isPending={isBusy}
          >
            {text('Delete everything')}
          </Button>
        </>
      }
    >
      <p>
        {sentence(
          'The account {email} and everything in it will be gone for good, on every device. You may want to export your data first.',
          { email: <bdi>{user.email}</bdi> },
        )}
      </p>
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      <FormField
        as={PasswordField}
        control={control}
        name="password"
        label={text('Password')}
        autoComplete="current-password"
        isRequired
        autoFocus
        isDisabled={isBusy}
      />
      <FormField
        as={TextField}
        control={control}
        name="confirmation"
        label={text('Type “delete” to confirm')}
        autoComplete="off"
        isRequired
        isDisabled={isBusy}
      />
    </Dialog>
  );
}
