import { useHost } from '@evergift/contract';
import { changedFields } from '@evergift/data';
import { UNFINISHED_DATE } from '@evergift/ui/calendar-date';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** What is kept of a form that is not saved. */
export interface Draft {
  /** What was typed before is back. */
  isRestored: boolean;
  /** Drops what is back, and shows the form as it would have been without it. */
  startAfresh: () => void;
  /** Closes the modal and keeps what was typed: for Escape, the overlay, Back and the close button. */
  dismiss: () => void;
}

/** A form that was sent, until it closes or can be used again. */
export interface Sent {
  /** Of the record that it is about. */
  id: string;
  /** This device has it. */
  isSaved: boolean;
}

/** What was typed; a part of a date cannot be shown again. Nothing when that was all. */
function typedIn<Values extends FieldValues>(before: Values, now: Values) {
  const typed = Object.entries(changedFields(before, now)).filter(
    ([, value]) => value !== UNFINISHED_DATE,
  );
  return typed.length > 0 ? Object.fromEntries(typed) : undefined;
}

/**
 * Lets the host keep what is typed in this form when its modal is dismissed or the page is loaded
 * anew, and takes it back afterwards. What was taken back counts as typed; fields that nobody
 * touched are left out. For forms in modals, without passwords.
 *
 * @param onClose takes the modal away
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  onClose: () => void,
): Draft {
  const { drafts } = useHost();
  const { getValues, reset } = form;
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    const draft = drafts?.take();
    if (typeof draft !== 'object' || draft === null) return;
    reset({ ...getValues(), ...draft }, { keepDefaultValues: true });
    // oxlint-disable-next-line react/set-state-in-effect -- the host gives a draft once
    setRestored(true);
  }, [drafts, getValues, reset]);

  return {
    isRestored,
    startAfresh: () => {
      reset();
      setRestored(false);
    },
    dismiss: () => {
      drafts?.setAside?.();
      onClose();
    },
  };
}

/**
 * Gives the host what is typed, as long as the form is shown. A component, so that the first letter
 * renders this alone and not the whole form.
 *
 * @param isSubmitting from `useModalSubmit`: what is being saved is no draft in this page any more;
 *   after a failure it is one again
 * @param isNew whether what is sent is a new record
 * @param sent from `useModalSubmit`: a page that goes before this device has it may end the command,
 *   or just not learn that it was done
 */
export function KeptDraft<Values extends FieldValues>({
  form,
  isSubmitting,
  isNew,
  sent,
}: {
  form: UseFormReturn<Values>;
  isSubmitting: boolean;
  isNew: boolean;
  sent: RefObject<Sent | undefined>;
}) {
  const { drafts } = useHost();
  const { getValues, control } = form;
  const { isDirty, defaultValues } = useFormState({ control });
  useEffect(
    () =>
      drafts?.register(
        (isPageGoing) =>
          isDirty && !(isPageGoing ? sent.current?.isSaved : isSubmitting)
            ? typedIn(defaultValues as Values, getValues())
            : undefined,
        () => (isNew ? sent.current?.id : undefined),
      ),
    [drafts, getValues, isDirty, isSubmitting, isNew, sent, defaultValues],
  );
  return null;
}
