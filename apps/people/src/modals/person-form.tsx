import { useData, useObservable } from '@evergift/data/react';
import { text } from '@evergift/language';
import { DateField } from '@evergift/ui/date-field';
import { TextArea } from '@evergift/ui/text-area';
import { TextField } from '@evergift/ui/text-field';
import { PersonField } from './person-field.ts';
import { PresentFields } from './present-fields.tsx';

/** A person's fields; only the name is required. */
export function PersonForm() {
  const today = useObservable(useData().today$, '');
  return (
    <>
      <PersonField as={TextField} name="name" isRequired autoFocus autoComplete="off" />
      <PersonField as={DateField} name="birthday" isOptional maxDate={today} />
      <PersonField as={TextField} name="nickname" isOptional autoComplete="off" />
      <PersonField
        as={TextField}
        name="relationship"
        isOptional
        placeholder={text('Sister, colleague, best friend …')}
        autoComplete="off"
      />
      <PersonField
        as={TextArea}
        name="notes"
        isOptional
        placeholder={text('What they said they would love')}
      />
      <PresentFields />
    </>
  );
}
