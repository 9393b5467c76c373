import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import type { Control, FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';

/** What a form gives to each of its fields. */
type GivenByForm = 'name' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'errorMessage';

/** The names of those values in a form that a field can show. */
type NameOf<Values extends FieldValues, Value> = {
  [Name in FieldPath<Values>]: FieldPathValue<Values, Name> extends Value ? Name : never;
}[FieldPath<Values>];

type FormFieldProperties<Values extends FieldValues, Properties extends { value: unknown }> = Omit<
  Properties,
  GivenByForm
> & {
  /** The field to show. */
  as: (properties: Properties) => ReactNode;
  control: Control<Values>;
  /** Which of the form's values it shows and changes. */
  name: NameOf<Values, Properties['value']>;
};

/**
 * A field of the design system in a form: shows one of its values, tells it of every change, takes
 * the focus when it is the first that is wrong, and says what is. All other properties are the
 * field's own.
 */
export function FormField<
  Values extends FieldValues,
  Properties extends { value: unknown; onChange: (value: never) => void },
>({ as: Field, control, name, ...own }: FormFieldProperties<Values, Properties>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => {
        const given = { ...field, errorMessage: fieldState.error?.message };
        return <Field {...({ ...own, ...given } as unknown as Properties)} />;
      }}
    />
  );
}
