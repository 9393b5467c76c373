import type { ModalProperties } from '@evergift/contract';
import { eventSchema, mayRepeat } from '@evergift/data';
import type { GiftEvent } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import {
  ChangedElsewhere,
  changedFields,
  RestoredDraft,
  schemaResolver,
  useLastKnown,
  useLiveForm,
  useModalSubmit,
  useDraft,
} from '@evergift/forms';
import { Button } from '@evergift/ui/button';
import { Dialog } from '@evergift/ui/dialog';
import { ErrorState } from '@evergift/ui/error-state';
import { Spinner } from '@evergift/ui/spinner';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { EventForm } from './event-form.tsx';
import { eventValuesOf, stillPicked } from './event-form-values.ts';
import type { EventFormValues } from './event-form-values.ts';

/** Edit Event: opens with the current data and keeps what is typed when that changes (M6, M12). */
export function EditEventModal({ eventId, onClose }: ModalProperties<'event.edit'>) {
  const { data: row, complete } = useQuery(useData().event$(eventId));
  const shown = useLastKnown(row);
  const gone = (
    <Dialog key="gone" title="Edit Event" isOpen onOpenChange={onClose}>
      {complete ? (
        <ErrorState
          isCompact
          title="This event is gone"
          message="It was deleted, perhaps on another device."
        />
      ) : (
        <Spinner label="Loading" />
      )}
    </Dialog>
  );
  if (!shown) return gone;
  return <EventEditor event={shown.event} instead={row ? undefined : gone} onClose={onClose} />;
}

interface EventEditorProperties {
  event: GiftEvent;
  /** Shown in place of the form, which keeps what was typed. */
  instead: ReactNode;
  onClose: () => void;
}

function EventEditor({ event, instead, onClose }: EventEditorProperties) {
  const { commands } = useData();
  const { isSubmitting, submit } = useModalSubmit(onClose);
  const live = eventValuesOf(event);
  const form = useForm<EventFormValues>({
    defaultValues: live,
    resolver: schemaResolver(eventSchema),
  });
  const draft = useDraft(form, isSubmitting, onClose);
  const { base, conflict } = useLiveForm(form, live);
  const [title, date, people] = useWatch({
    control: form.control,
    name: ['title', 'date', 'people'],
  });
  const isComplete = title.trim() !== '' && date !== '' && people.length > 0;

  const save = form.handleSubmit(({ newPeople, ...values }) =>
    submit({
      run: () =>
        commands.editEvent(event.id, {
          ...changedFields<Partial<typeof values>>(base, values),
          newPeople: stillPicked(newPeople, values.people),
        }),
      success: () => ({
        title: 'Successfully Updated',
        message: `Successfully updated ${values.title} event.`,
      }),
      failure: () => ({
        title: 'Error Updating Event',
        message: `Error updating ${values.title} event, please try again.`,
      }),
    }),
  );

  if (instead) return instead;
  return (
    <Dialog
      title="Edit Event"
      isOpen
      onOpenChange={draft.dismiss}
      onSubmit={(submitted) => void save(submitted)}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" isPending={isSubmitting} isDisabled={!isComplete}>
            Save
          </Button>
        </>
      }
    >
      <RestoredDraft draft={draft} />
      {!isSubmitting && <ChangedElsewhere what="event" conflict={conflict} />}
      <EventForm control={form.control} isDisabled={isSubmitting} mayRepeat={mayRepeat(event.id)} />
    </Dialog>
  );
}
