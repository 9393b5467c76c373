import type { ModalProperties } from '@evergift/contract';
import { eventSchema, mayRepeat } from '@evergift/data';
import type { GiftEvent } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import {
  changedFields,
  EditedRecord,
  ModalForm,
  schemaResolver,
  useEditForm,
} from '@evergift/forms';
import { text } from '@evergift/language';
import { useWatch } from 'react-hook-form';
import { EventForm } from './event-form.tsx';
import { eventValuesOf, stillPicked } from './event-form-values.ts';
import type { EventFormValues } from './event-form-values.ts';

/** Edit Event: opens with the current data and keeps what is typed when that changes. */
export function EditEventModal({ eventId, onClose }: ModalProperties<'event.edit'>) {
  const query = useQuery(useData().event$(eventId));
  return (
    <EditedRecord query={query} title={text('Edit Event')} what="event" onClose={onClose}>
      {({ event }) => <EventEditor event={event} onClose={onClose} />}
    </EditedRecord>
  );
}

function EventEditor({ event, onClose }: { event: GiftEvent; onClose: () => void }) {
  const { commands } = useData();
  const modal = useEditForm<EventFormValues>({
    values: eventValuesOf(event),
    resolver: schemaResolver(eventSchema),
    onClose,
  });
  const [title, date, people] = useWatch({
    control: modal.form.control,
    name: ['title', 'date', 'people'],
  });
  const isComplete = title.trim() !== '' && date !== '' && people.length > 0;

  const save = modal.form.handleSubmit(({ newPeople, ...values }) =>
    modal.submit({
      run: () =>
        commands.editEvent(event.id, {
          ...changedFields<Partial<typeof values>>(modal.base, values),
          newPeople: stillPicked(newPeople, values.people),
        }),
      success: () => ({
        title: text('Successfully Updated'),
        message: text('Successfully updated {title} event.', values),
      }),
      failure: () => ({
        title: text('Error Updating Event'),
        message: text('Error updating {title} event, please try again.', values),
      }),
    }),
  );

  const keep = () => {
    const { newPeople, ...values } = modal.form.getValues();
    return modal.submit({
      run: () => commands.addEvent({ ...values, newPeople: stillPicked(newPeople, values.people) }),
      success: () => ({ message: text('Added again, as typed.') }),
      failure: () => ({
        title: text('Error Adding Event'),
        message: text('Error adding event, please try again.'),
      }),
    });
  };

  return (
    <ModalForm
      modal={modal}
      title={text('Edit Event')}
      what="event"
      action={text('Save')}
      isBlocked={!isComplete}
      onSubmit={save}
      onKeep={keep}
    >
      <EventForm mayRepeat={mayRepeat(event.id)} />
    </ModalForm>
  );
}
