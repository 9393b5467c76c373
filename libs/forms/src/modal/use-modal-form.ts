import { useEffect, useEffectEvent, useState, useRef } from 'react';
import type { RefObject } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form';
import { useDraft } from './use-draft.ts';
import type { Draft, Sent } from './use-draft.ts';
import { useLiveForm } from './use-live-form.ts';
import type { LiveConflict } from './use-live-form.ts';
import type { DataError, Outcome } from '@evergift/data';
import { useHost } from '@evergift/contract';
import type { Notice } from '@evergift/contract';
import { timings } from '../timings.ts';
import { useIsMounted } from '../use-is-mounted.ts';

/** A form's command and what is said about it. */
export interface Submission<Kind extends Outcome> {
  run: () => Kind;
  /** Said when this device has the change. */
  success: (outcome: Kind) => Notice;
  /** Said when it cannot be applied, or when the server refuses it later. */
  failure: (error: DataError) => Notice;
  /** Done in place of closing, when the form stays for the next record. */
  goOn?: (() => void) | undefined;
  /** Done when the modal closes, such as going to the new record's page. */
  afterSuccess?: (outcome: Kind) => void;
}

/**
 * Runs a modal's command: the form is disabled while it runs; after a success the modal closes
 * after half a second; after a failure the form can be used again with what was typed. The form
 * waits for this device only, never for the server. A form that stays for the next record can be
 * used again at once. A second submit while one runs does nothing.
 *
 * @param onClose takes the modal away; not called for one that was dismissed meanwhile, because
 *   another may be open by then
 */
export function useModalSubmit(onClose: () => void) {
  const { notify } = useHost();
  const [isSubmitting, setSubmitting] = useState(false);
  const isRunning = useRef(false);
  const sent = useRef<Sent>(undefined);
  const showSaved = useRef<() => void>(null);
  const isMounted = useIsMounted();

  const submit = async <Kind extends Outcome>(submission: Submission<Kind>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setSubmitting(true);
    const outcome = submission.run();
    sent.current = { id: outcome.id, isSaved: false };
    const applied = await outcome.applied;
    if (!applied.ok) {
      notify({ type: 'error', error: applied.error, ...submission.failure(applied.error) });
      sent.current = undefined;
      isRunning.current = false;
      setSubmitting(false);
      return;
    }
    notify({ type: 'success', ...submission.success(outcome) });
    void outcome.confirmed.then((error) => {
      if (error) notify({ type: 'error', error, ...submission.failure(error) });
    });
    if (submission.goOn) {
      sent.current = undefined;
      isRunning.current = false;
      setSubmitting(false);
      submission.goOn();
      return;
    }
    sent.current = { id: outcome.id, isSaved: true };
    showSaved.current?.();
    setTimeout(() => {
      if (isMounted()) onClose();
      submission.afterSuccess?.(outcome);
    }, timings.modalClose);
  };

  return { isSubmitting, sent, showSaved, submit };
}

/** A form in a modal, as `ModalForm` shows it. */
export interface ModalFormState<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  draft: Draft;
  /** The fields are disabled meanwhile. */
  isSubmitting: boolean;
  /** Called when this device has the change and the modal closes soon. A ref: the button alone says so. */
  showSaved: RefObject<(() => void) | null>;
  /** What was sent. A ref, because only a page that goes asks. */
  sent: RefObject<Sent | undefined>;
  /** Runs the form's command. */
  submit: ReturnType<typeof useModalSubmit>['submit'];
  onClose: () => void;
  /** How many records were added before the one in the form: what belongs to one record is kept with this number. */
  added: number;
  /** Begins the form anew for the next record, where it may stay open: the `goOn` of a submission. */
  beginNext?: ((values: Values) => void) | undefined;
  /** 'Add another', where the form offers it. */
  another?: { isOn: boolean; change: (isOn: boolean) => void } | undefined;
  /** What was typed here and changed elsewhere meanwhile; for a record that exists. */
  conflict?: LiveConflict | undefined;
}

interface ModalFormOptions<Values extends FieldValues> {
  /** What the form begins with. */
  values: Values;
  resolver: Resolver<Values>;
  /** Takes the modal away. */
  onClose: () => void;
  /** Lets the form stay open for the next record. */
  next?: NextRecord<Values> | undefined;
}

/** How a form goes on after a record was added, for somebody who adds several. */
export interface NextRecord<Values extends FieldValues> {
  /** What the form begins with then. */
  valuesAfter: (added: Values) => Values;
  /** Where one types first. */
  focus: Path<Values>;
}

/** The form of a new record: its values, its draft, and its submission. */
export function useModalForm<Values extends FieldValues>({
  values,
  resolver,
  onClose,
  next,
}: ModalFormOptions<Values>): ModalFormState<Values> {
  const submission = useModalSubmit(onClose);
  const [isAnother, setAnother] = useState(false);
  const [added, setAdded] = useState(0);
  const form = useForm<Values>({ defaultValues: values as DefaultValues<Values>, resolver });
  const draft = useDraft(form, onClose);

  // The field can take the focus once it is enabled again.
  const focusFirst = useEffectEvent(() => next && form.setFocus(next.focus));
  useEffect(() => {
    if (added > 0) focusFirst();
  }, [added]);
  const modal = { ...submission, form, draft, onClose, added };
  if (!next) return modal;

  const beginNext = (nextValues: Values) => {
    form.reset(nextValues);
    setAdded(added + 1);
  };
  const goOn = () => beginNext(next.valuesAfter(form.getValues()));
  return {
    ...modal,
    // What was back is saved: the next record begins without it.
    draft: { ...draft, isRestored: draft.isRestored && added === 0 },
    submit: (sent) => submission.submit({ ...sent, ...(isAnother && { goOn }) }),
    beginNext,
    another: { isOn: isAnother, change: setAnother },
  };
}

/**
 * The form of a record that exists and may change elsewhere meanwhile. `values` are the saved
 * ones; `base` is what the form's changes are counted from.
 */
export function useEditForm<Values extends FieldValues>(options: ModalFormOptions<Values>) {
  const modal = useModalForm(options);
  return { ...modal, ...useLiveForm(modal.form, options.values) };
}
