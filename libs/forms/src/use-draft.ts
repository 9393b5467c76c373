import { useHost } from '@evergift/contract';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Lets the host keep what is typed in this form when the page is loaded anew, and takes it back
 * afterwards. What was taken back counts as typed. For forms in modals, without passwords.
 *
 * @param isSubmitting from `useModalSubmit`: what is being saved is no draft any more, also while
 *   its modal is still closing; after a failure it is one again
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  isSubmitting: boolean,
): void {
  const { drafts } = useHost();
  const { getValues, reset, formState } = form;
  const { isDirty } = formState;

  useEffect(() => {
    const draft = drafts?.take();
    if (typeof draft !== 'object' || draft === null) return;
    reset({ ...getValues(), ...draft }, { keepDefaultValues: true });
  }, [drafts, getValues, reset]);

  useEffect(
    () => drafts?.register(() => (isDirty && !isSubmitting ? getValues() : undefined)),
    [drafts, getValues, isDirty, isSubmitting],
  );
}
