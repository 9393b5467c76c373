import { useHost } from '@evergift/contract';
import type { ModalProperties } from '@evergift/contract';
import { newEventSchema } from '@evergift/data';
import { useData, useObservable } from '@evergift/data/react';
import { RestoredDraft, schemaResolver, useDraft, useModalSubmit } from '@evergift/forms';
import { useNavigate } from '@evergift/router';
import { Button } from '@evergift/ui/button';
import { Dialog } from '@evergift/ui/dialog';
import { useForm } from 'react-hook-form';
import { EventForm } from './event-form.tsx';
import { newEventValues, stillPicked } from './event-form-values.ts';
import type { EventFormValues } from './event-form-values.ts';
import { invalidEventNotice } from './invalid-event-notice.ts';

/** Add Event; afterwards to the new event's page (M5). */
export function AddEventModal({ people, onClose }: ModalProperties<'event.add'>) {
  const { commands, today$ } = useData();
  const today = useObservable(today$, '');
  const { notify } = useHost();
  const navigate = useNavigate();
  const { isSubmitting, submit } = useModalSubmit(onClose);
  const form = useForm<EventFormValues>({
    defaultValues: newEventValues(people),
    resolver: schemaResolver(newEventSchema(today)),
  });
  const { control, handleSubmit, getValues } = form;
  const draft = useDraft(form, isSubmitting, onClose);

  const save = handleSubmit(
    (event) =>
      submit({
        run: () =>
          commands.addEvent({ ...event, newPeople: stillPicked(event.newPeople, event.people) }),
        success: () => ({ message: 'Successfully added event. Redirecting you now.' }),
        failure: () => ({
          title: 'Error Adding Event',
          message: 'Error adding event, please try again.',
        }),
        afterSuccess: ({ id }) => void navigate(`/events/${id}`),
      }),
    (errors) => {
      const notice = invalidEventNotice(getValues(), errors);
      if (notice) notify(notice);
    },
  );

  return (
    <Dialog
      title="Add Event"
      isOpen
      onOpenChange={draft.dismiss}
      onSubmit={(event) => void save(event)}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            Create Event
          </Button>
        </>
      }
    >
      <RestoredDraft draft={draft} />
      <EventForm control={control} isDisabled={isSubmitting} minDate={today} mayRepeat />
    </Dialog>
  );
}
