import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import { useDraft } from './use-draft.ts';
import type { Draft } from './use-draft.ts';
import { useLiveForm } from './use-live-form.ts';
import type { LiveConflict } from './use-live-form.ts';
import { useModalSubmit } from './use-modal-submit.ts';

/** A form in a modal, as `ModalForm` shows it. */
export interface ModalFormState<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  draft: Draft;
  /** The fields are disabled meanwhile. */
  isSubmitting: boolean;
  /** Runs the form's command (M2). */
  submit: ReturnType<typeof useModalSubmit>['submit'];
  onClose: () => void;
  /** What was typed here and changed elsewhere meanwhile; for a record that exists. */
  conflict?: LiveConflict | undefined;
}

interface ModalFormOptions<Values extends FieldValues> {
  /** What the form begins with. */
  values: Values;
  resolver: Resolver<Values>;
  /** Takes the modal away. */
  onClose: () => void;
}

/** The form of a new record: its values, its draft, and its submission. */
export function useModalForm<Values extends FieldValues>({
  values,
  resolver,
  onClose,
}: ModalFormOptions<Values>): ModalFormState<Values> {
  const { isSubmitting, submit } = useModalSubmit(onClose);
  const form = useForm<Values>({ defaultValues: values as DefaultValues<Values>, resolver });
  const draft = useDraft(form, isSubmitting, onClose);
  return { form, draft, isSubmitting, submit, onClose };
}

/**
 * The form of a record that exists and may change elsewhere meanwhile (M12). `values` are the saved
 * ones; `base` is what the form's changes are counted from.
 */
export function useEditForm<Values extends FieldValues>(options: ModalFormOptions<Values>) {
  const modal = useModalForm(options);
  return { ...modal, ...useLiveForm(modal.form, options.values) };
}
