import { personLabels } from '@evergift/data';
import type { PersonFields } from '@evergift/data';
import { useData, useObservable } from '@evergift/data/react';
import { FormField } from '@evergift/forms';
import { DateField } from '@evergift/ui/date-field';
import { TextArea } from '@evergift/ui/text-area';
import { TextField } from '@evergift/ui/text-field';
import type { Control } from 'react-hook-form';
import { PresentFields } from './present-fields.tsx';

interface PersonFormProperties {
  control: Control<PersonFields>;
  isDisabled: boolean;
}

/** A person's fields; only the name is required (M3, M4). */
export function PersonForm({ control, isDisabled }: PersonFormProperties) {
  const today = useObservable(useData().today$, '');
  return (
    <>
      <FormField
        as={TextField}
        control={control}
        name="name"
        label={personLabels.name}
        isRequired
        autoFocus
        autoComplete="off"
        isDisabled={isDisabled}
      />
      <FormField
        as={DateField}
        control={control}
        name="birthday"
        label={personLabels.birthday}
        isOptional
        maxDate={today}
        isDisabled={isDisabled}
      />
      <FormField
        as={TextField}
        control={control}
        name="nickname"
        label={personLabels.nickname}
        isOptional
        autoComplete="off"
        isDisabled={isDisabled}
      />
      <FormField
        as={TextField}
        control={control}
        name="relationship"
        label={personLabels.relationship}
        isOptional
        placeholder="Sister, colleague, best friend …"
        autoComplete="off"
        isDisabled={isDisabled}
      />
      <FormField
        as={TextArea}
        control={control}
        name="notes"
        label={personLabels.notes}
        isOptional
        placeholder="What they said they would love"
        isDisabled={isDisabled}
      />
      <PresentFields control={control} isDisabled={isDisabled} />
    </>
  );
}
