import { eventLabels } from '@evergift/data';
import { FormField } from '@evergift/forms';
import { Checkbox } from '@evergift/ui/checkbox';
import { DateField } from '@evergift/ui/date-field';
import { MoneyField } from '@evergift/ui/money-field';
import { TextArea } from '@evergift/ui/text-area';
import { TextField } from '@evergift/ui/text-field';
import { Controller } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import type { EventFormValues } from './event-form-values.ts';
import { ParticipantPicker } from './participant-picker.tsx';

interface EventFormProperties {
  control: Control<EventFormValues>;
  isDisabled: boolean;
  /** The earliest date that is offered; absent when past dates may stay. */
  minDate?: string;
  /** Offers 'Repeats every year'; birthday events repeat by rules of their own (O9). */
  mayRepeat: boolean;
}

/** An event's fields: title, date and participants are required (M5, M6). */
export function EventForm({ control, isDisabled, minDate, mayRepeat }: EventFormProperties) {
  return (
    <>
      <FormField
        as={TextField}
        control={control}
        name="title"
        label={eventLabels.title}
        isRequired
        autoFocus
        autoComplete="off"
        isDisabled={isDisabled}
      />
      <FormField
        as={DateField}
        control={control}
        name="date"
        label={eventLabels.date}
        isRequired
        minDate={minDate}
        isDisabled={isDisabled}
      />
      {mayRepeat && (
        <FormField
          as={Checkbox}
          control={control}
          name="recurring"
          label={eventLabels.recurring}
          isDisabled={isDisabled}
        />
      )}
      <Controller
        control={control}
        name="newPeople"
        render={({ field: { value, onChange } }) => (
          <FormField
            as={ParticipantPicker}
            control={control}
            name="people"
            newPeople={value}
            onCreate={(person) => onChange([...value, person])}
            isDisabled={isDisabled}
          />
        )}
      />
      <FormField
        as={MoneyField}
        control={control}
        name="budget"
        label={eventLabels.budget}
        isOptional
        emptyValue={null}
        isDisabled={isDisabled}
      />
      <FormField
        as={TextField}
        control={control}
        name="type"
        label={eventLabels.type}
        isOptional
        placeholder="Holiday, anniversary, party …"
        autoComplete="off"
        isDisabled={isDisabled}
      />
      <FormField
        as={TextArea}
        control={control}
        name="notes"
        label={eventLabels.notes}
        isOptional
        isDisabled={isDisabled}
      />
    </>
  );
}
