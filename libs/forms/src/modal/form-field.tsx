import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import type { Control, FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';

/** What a form gives to each of its fields. */
type GivenByForm = 'name' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'errorMessage';

/** The names of those values in a form that a field can show. */
type NameOf<Values extends FieldValues, Value> = {
  [Name in FieldPath<Values>]: FieldPathValue<Values, Name> extends Value ? Name : never;
}[FieldPath<Values>];

/** A field of the design system: shows a value and tells of every change. */
export interface FieldToShow {
  value: unknown;
  onChange: (value: never) => void;
}

export type FormFieldProperties<Values extends FieldValues, Properties extends FieldToShow> = Omit<
  Properties,
  GivenByForm
> & {
  /** The field to show. */
  as: (properties: Properties) => ReactNode;
  control: Control<Values>;
  /** Which of the form's values it shows and changes. */
  name: NameOf<Values, Properties['value']>;
  /** Called after the form has taken what was chosen or typed here. */
  onChanged?: Properties['onChange'] | undefined;
};

/**
 * A field of the design system in a form: shows one of its values, tells it of every change, takes
 * the focus when it is the first that is wrong, and says what is. All other properties are the
 * field's own.
 */
export function FormField<Values extends FieldValues, Properties extends FieldToShow>({
  as: Field,
  control,
  name,
  onChanged,
  ...own
}: FormFieldProperties<Values, Properties>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => {
        const onChange = (value: never) => {
          field.onChange(value);
          onChanged?.(value);
        };
        const given = { ...field, onChange, errorMessage: fieldState.error?.message };
        return <Field {...({ ...own, ...given } as unknown as Properties)} />;
      }}
    />
  );
}
