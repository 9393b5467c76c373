import { useHost } from '@evergift/contract';
import { useData } from '@evergift/data/react';
import { Button } from '@evergift/ui/button';
import { TextField } from '@evergift/ui/text-field';
import { FormField, schemaResolver } from '@evergift/forms';
import { text } from '@evergift/language';
import { useForm, useWatch } from 'react-hook-form';
import * as z from '@evergift/data/schema';
import { useUnsaved } from '../account/use-unsaved.ts';
import { profileNotices } from './profile-notices.ts';
import styles from './profile.module.css';

const longestName = 100;
const schema = z.object({
  displayName: z
    .string()
    .check(
      z.trim(),
      z.maxLength(longestName, text('At most {count} characters.', { count: longestName })),
    ),
});
type DisplayName = z.output<typeof schema>;

/** Changes the display name; an empty one takes it away. */
export function DisplayNameForm({ displayName }: { displayName: string }) {
  const { session } = useData();
  const { notify } = useHost();
  const { control, handleSubmit, setFocus, setValue, formState } = useForm<DisplayName>({
    resolver: schemaResolver(schema),
    defaultValues: { displayName },
    values: { displayName },
    // A name that arrives from another tab never wipes what is being typed.
    resetOptions: { keepDirtyValues: true },
  });

  const isUnchanged = (useWatch({ control }).displayName ?? '').trim() === displayName;

  useUnsaved(!isUnchanged);

  const submit = handleSubmit(async (changed) => {
    // A finger is not given the field, and with it the keyboard.
    const isByKeyboard = document.activeElement?.matches(':focus-visible');
    const result = await session.updateDisplayName(changed.displayName);
    if (!result.ok) return notify(profileNotices.displayNameFailed(result.failure));
    // Before the button is disabled, which would lose the focus.
    if (isByKeyboard) setFocus('displayName');
    setValue('displayName', changed.displayName);
    notify(profileNotices.displayNameChanged);
  });

  return (
    <form className={styles.line} onSubmit={submit} noValidate aria-label={text('Display name')}>
      <FormField
        as={TextField}
        control={control}
        name="displayName"
        label={text('Display name')}
        autoComplete="name"
        placeholder={text('What should we call you?')}
      />
      <Button type="submit" isDisabled={isUnchanged} isPending={formState.isSubmitting}>
        {text('Save name')}
      </Button>
    </form>
  );
}
