import type { PersonFields } from '@evergift/data';
import { useData, useObservable } from '@evergift/data/react';
import { DateField } from '@evergift/ui/date-field';
import { TextArea } from '@evergift/ui/text-area';
import { TextField } from '@evergift/ui/text-field';
import { Controller } from 'react-hook-form';
import type { Control } from 'react-hook-form';

/** What the forms of a person hold. */
export type PersonFormValues = PersonFields;

interface PersonFormProperties {
  control: Control<PersonFormValues>;
  isDisabled: boolean;
}

/** A person's fields; only the name is required (M3, M4). */
export function PersonForm({ control, isDisabled }: PersonFormProperties) {
  const today = useObservable(useData().today$, '');
  return (
    <>
      <Controller
        name="name"
        control={control}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label="Name"
            isRequired
            autoFocus
            autoComplete="off"
            isDisabled={isDisabled}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="birthday"
        control={control}
        render={({ field, fieldState }) => (
          <DateField
            {...field}
            label="Birthday"
            isOptional
            maxDate={today}
            isDisabled={isDisabled}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="nickname"
        control={control}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label="Nickname"
            isOptional
            autoComplete="off"
            isDisabled={isDisabled}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="relationship"
        control={control}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label="Relationship"
            isOptional
            placeholder="Sister, colleague, best friend …"
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
            placeholder="Interests, sizes, what they said they would love"
            isDisabled={isDisabled}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}
