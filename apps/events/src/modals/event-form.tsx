import { quickDates } from '@evergift/data';
import { useData, useObservable } from '@evergift/data/react';
import { text } from '@evergift/language';
import { Checkbox } from '@evergift/ui/checkbox';
import { DateField } from '@evergift/ui/date-field';
import { MoneyField } from '@evergift/ui/money-field';
import { TextArea } from '@evergift/ui/text-area';
import { TextField } from '@evergift/ui/text-field';
import { Controller } from 'react-hook-form';
import { EventField } from './event-form-values.ts';
import type { EventFormValues } from './event-form-values.ts';
import { ParticipantPicker } from './participant-picker.tsx';
import { RemindField } from './remind-field.tsx';

interface EventFormProperties {
  /** The earliest date that is offered; absent when past dates may stay. */
  minDate?: string;
  /** Offers 'Repeats every year'; birthday events repeat by rules of their own. */
  mayRepeat: boolean;
}

/** An event's fields: title, date and participants are required. */
export function EventForm({ minDate, mayRepeat }: EventFormProperties) {
  const today = useObservable(useData().today$, '');
  return (
    <>
      <EventField as={TextField} name="title" isRequired autoFocus autoComplete="off" />
      <EventField
        as={DateField}
        name="date"
        isRequired
        minDate={minDate}
        quickDates={quickDates(today)}
      />
      {mayRepeat && <EventField as={Checkbox} name="recurring" />}
      <Controller<EventFormValues, 'newPeople'>
        name="newPeople"
        render={({ field: { value, onChange } }) => (
          <EventField
            as={ParticipantPicker}
            name="people"
            newPeople={value}
            onCreate={(person) => onChange([...value, person])}
          />
        )}
      />
      <EventField as={MoneyField} name="budget" isOptional emptyValue={null} />
      <EventField
        as={TextField}
        name="type"
        isOptional
        placeholder={text('Holiday, anniversary, party …')}
        autoComplete="off"
      />
      <EventField as={RemindField} name="remindDays" />
      <EventField as={TextArea} name="notes" isOptional />
    </>
  );
}
