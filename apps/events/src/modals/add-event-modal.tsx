import { useHost, type ModalProperties, type Notice } from '@evergift/contract';
import { newEventSchema } from '@evergift/data';
import { useData, useObservable } from '@evergift/data/react';
import { ModalForm, schemaResolver, useModalForm } from '@evergift/forms';
import { text } from '@evergift/language';
import { useNavigate } from '@evergift/router';
import { EventForm } from './event-form.tsx';
import { newEventValues, stillPicked, type EventFormValues } from './event-form-values.ts';
import type { FieldErrors } from 'react-hook-form';

/**
 * What is said about an event that cannot be added yet; nothing about what the field itself
 * explains, such as a title that is too long.
 */
function invalidEventNotice(
  { title, date, people }: EventFormValues,
  errors: FieldErrors<EventFormValues>,
): Notice | undefined {
  if (!title.trim() || !date || people.length === 0) {
    return {
      type: 'warning',
      title: text('Missing Fields'),
      message: text('Please fill out all required fields.'),
    };
  }
  if (!errors.date) return undefined;
  return {
    type: 'warning',
    title: text('Invalid Date'),
    message: text('Invalid date. Please try again.'),
  };
}

/** Add Event; afterwards to the new event's page. */
export function AddEventModal({ people, onClose }: ModalProperties<'event.add'>) {
  const { commands, today$ } = useData();
  const today = useObservable(today$, '');
  const { notify } = useHost();
  const navigate = useNavigate();
  const modal = useModalForm<EventFormValues>({
    values: newEventValues(people),
    resolver: schemaResolver(newEventSchema(today)),
    onClose,
  });

  const save = modal.form.handleSubmit(
    (event) =>
      modal.submit({
        run: () =>
          commands.addEvent({ ...event, newPeople: stillPicked(event.newPeople, event.people) }),
        success: () => ({ message: text('Successfully added event. Redirecting you now.') }),
        failure: () => ({
          title: text('Error Adding Event'),
          message: text('Error adding event, please try again.'),
        }),
        afterSuccess: ({ id }) => void navigate(`/events/${id}`),
      }),
    (errors) => {
      const notice = invalidEventNotice(modal.form.getValues(), errors);
      if (notice) notify(notice);
    },
  );

  return (
    <ModalForm
      modal={modal}
      title={text('Add Event')}
      action={text('Create Event')}
      onSubmit={save}
    >
      <EventForm minDate={today} mayRepeat />
    </ModalForm>
  );
}
