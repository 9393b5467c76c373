import type { DataError, Outcome } from '@evergift/data';
import { useRef, useState } from 'react';
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
  const isMounted = useIsMounted();

  const submit = async <Kind extends Outcome>(submission: Submission<Kind>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setSubmitting(true);
    const outcome = submission.run();
    const applied = await outcome.applied;
    if (!applied.ok) {
      notify({ type: 'error', error: applied.error, ...submission.failure(applied.error) });
      isRunning.current = false;
      setSubmitting(false);
      return;
    }
    notify({ type: 'success', ...submission.success(outcome) });
    void outcome.confirmed.then((error) => {
      if (error) notify({ type: 'error', error, ...submission.failure(error) });
    });
    if (submission.goOn) {
      isRunning.current = false;
      setSubmitting(false);
      submission.goOn();
      return;
    }
    setTimeout(() => {
      if (isMounted()) onClose();
      submission.afterSuccess?.(outcome);
    }, timings.modalClose);
  };

  return { isSubmitting, submit };
}
