import { useHost } from '@evergift/contract';
import { useData } from '@evergift/data/react';
import { Button } from '@evergift/ui/button';
import { TextField } from '@evergift/ui/text-field';
import { FormField, schemaResolver } from '@evergift/forms';
import { useForm, useWatch } from 'react-hook-form';
import * as z from '@evergift/data/schema';
import { profileNotices } from './profile-notices.ts';
import styles from './profile.module.css';

const longestName = 100;
const schema = z.object({
  displayName: z
    .string()
    .check(z.trim(), z.maxLength(longestName, `At most ${longestName} characters.`)),
});
type DisplayName = z.output<typeof schema>;

/** Changes the display name; an empty one takes it away. */
export function DisplayNameForm({ displayName }: { displayName: string }) {
  const { session } = useData();
  const { notify } = useHost();
  const { control, handleSubmit, setValue, formState } = useForm<DisplayName>({
    resolver: schemaResolver(schema),
    defaultValues: { displayName },
    values: { displayName },
    // A name that arrives from another tab never wipes what is being typed.
    resetOptions: { keepDirtyValues: true },
  });

  const isUnchanged = (useWatch({ control }).displayName ?? '').trim() === displayName;

  const submit = handleSubmit(async (changed) => {
    const result = await session.updateDisplayName(changed.displayName);
    if (!result.ok) return notify(profileNotices.displayNameFailed(result.failure));
    setValue('displayName', changed.displayName);
    notify(profileNotices.displayNameChanged);
  });

  return (
    <form className={styles.line} onSubmit={submit} noValidate aria-label="Display name">
      <FormField
        as={TextField}
        control={control}
        name="displayName"
        label="Display name"
        autoComplete="name"
        placeholder="What should we call you?"
      />
      <Button type="submit" isDisabled={isUnchanged} isPending={formState.isSubmitting}>
        Save name
      </Button>
    </form>
  );
}
