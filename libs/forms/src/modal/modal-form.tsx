import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { Dialog } from '@evergift/ui/dialog';
import { Switch } from '@evergift/ui/switch';
import {
  Fragment,
  use,
  useImperativeHandle,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { GoneContext } from './edited-record.tsx';
import { SubmittingContext } from './form-field.tsx';
import { RestoredDraft } from './restored-draft.tsx';
import { KeptDraft } from './use-draft.ts';
import type { ModalFormState } from './use-modal-form.ts';

interface ModalFormProperties<Values extends FieldValues> {
  /** From `useModalForm` or `useEditForm`. */
  modal: ModalFormState<Values>;
  title: string;
  /** What the button says that sends the form. */
  action: string;
  /** Whether that button is disabled because something is missing. */
  isBlocked?: boolean;
  /** What `handleSubmit` gives back. */
  onSubmit: (event: FormEvent) => Promise<void>;
  /** What is being edited: 'person', 'event', 'gift'. */
  what?: string;
  /** Adds what the form contains as a new record: offered when the record was deleted elsewhere meanwhile. */
  onKeep?: () => Promise<void>;
  children: ReactNode;
}

/** Shows that the form is being saved, and then a check. */
function SubmitButton<Values extends FieldValues>({
  modal: { isSubmitting, showSaved },
  isBlocked,
  action,
}: Pick<ModalFormProperties<Values>, 'modal' | 'isBlocked' | 'action'>) {
  const [isSaved, setSaved] = useState(false);
  useImperativeHandle(showSaved, () => () => setSaved(true), []);
  return (
    <Button
      type="submit"
      variant="primary"
      isPending={isSubmitting}
      isDone={isSaved}
      isDisabled={isBlocked}
    >
      {action}
    </Button>
  );
}

/**
 * The dialog of a form: Cancel and the button that sends it, what was typed last time, and what
 * changed elsewhere. Its fields are made with `createModalField`.
 */
export function ModalForm<Values extends FieldValues>({
  modal,
  title,
  action,
  isBlocked = false,
  onSubmit,
  what,
  onKeep,
  children,
}: ModalFormProperties<Values>) {
  const { form, draft, isSubmitting, sent, onClose, added, another, conflict } = modal;
  // Fields ask for their own state: the form's would render all of them with each change of it.
  const [formState] = useState(form.formState);
  const gone = use(GoneContext);
  if (gone) {
    return gone(
      onKeep && (
        <Button variant="primary" isPending={isSubmitting} onPress={() => void onKeep()}>
          {text('Add it again as typed')}
        </Button>
      ),
    );
  }
  return (
    <FormProvider {...form} formState={formState}>
      <SubmittingContext value={isSubmitting}>
        <Dialog
          title={title}
          isOpen
          onOpenChange={draft.dismiss}
          onSubmit={(event) => void onSubmit(event)}
          footer={
            <>
              <Button onPress={onClose}>{text('Cancel')}</Button>
              <SubmitButton {...{ modal, isBlocked, action }} />
            </>
          }
        >
          <KeptDraft
            form={form}
            isSubmitting={isSubmitting}
            isNew={what === undefined}
            sent={sent}
          />
          <RestoredDraft draft={draft} />
          {what && !isSubmitting && <ChangedElsewhere what={what} conflict={conflict} />}
          {/* For the next record the fields start anew, with whatever they keep beside their value. */}
          <Fragment key={added}>{children}</Fragment>
          {another && (
            <Switch
              label={text('Add another')}
              description={text('Stays open for the next one')}
              value={another.isOn}
              onChange={another.change}
              isDisabled={isSubmitting}
            />
          )}
        </Dialog>
      </SubmittingContext>
    </FormProvider>
  );
}
