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
}

/** An event's fields: title, date and participants are required (M5, M6). */
export function EventForm({ control, isDisabled, minDate }: EventFormProperties) {
  return (
    <>
      <Controller
        name="title"
        control={control}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label="Title"
            isRequired
            autoFocus
            autoComplete="off"
            isDisabled={isDisabled}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="date"
        control={control}
        render={({ field, fieldState }) => (
          <DateField
            {...field}
            label="Date"
            isRequired
            minDate={minDate}
            isDisabled={isDisabled}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="people"
        control={control}
        render={({ field, fieldState }) => (
          <ParticipantPicker
            {...field}
            isDisabled={isDisabled}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="budget"
        control={control}
        render={({ field, fieldState }) => (
          <MoneyField
            {...field}
            label="Budget"
            isOptional
            emptyValue={null}
            isDisabled={isDisabled}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="type"
        control={control}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label="Type"
            isOptional
            placeholder="Holiday, anniversary, party …"
            autoComplete="off"
            isDisabled={isDisabled}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="notes"
        control={control}
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            label="Notes"
            isOptional
            isDisabled={isDisabled}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}
