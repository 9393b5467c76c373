import { createContext, memo, use, useCallback, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { Control, FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';

/** What a form gives to each of its fields. */
type GivenByForm = 'name' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'errorMessage';

/** The names of those values in a form that a field can show. */
type NameOf<Values extends FieldValues, Value> = {
  [Name in FieldPath<Values>]: FieldPathValue<Values, Name> extends Value ? Name : never;
}[FieldPath<Values>];

/** A field of the design system: shows a value and reports every change. */
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
 * A field of the design system in a form: shows one of its values, reports every change to it, takes
 * the focus when it is the first that is wrong, and says what is. All other properties are the
 * field's own.
 */
export function FormField<Values extends FieldValues, Properties extends FieldToShow>({
  as,
  control,
  name,
  onChanged,
  ...own
}: FormFieldProperties<Values, Properties>) {
  const { field, fieldState } = useController({ control, name });
  const { onChange: take } = field;
  const followed = useRef(onChanged);
  useLayoutEffect(() => {
    followed.current = onChanged;
  }, [onChanged]);
  const onChange = useCallback(
    (value: never) => {
      take(value);
      followed.current?.(value);
    },
    [take],
  );
  const given = { ...field, onChange, errorMessage: fieldState.error?.message };
  const Field = memoized(as as Shown) as unknown as typeof as;
  return <Field {...({ ...own, ...given } as unknown as Properties)} />;
}

type Shown = (properties: object) => ReactNode;
const memoizedFields = new WeakMap<Shown, Shown>();

/** The form says to every field that something has changed; only the one that it concerns renders. */
function memoized(field: Shown): Shown {
  const found = memoizedFields.get(field) ?? (memo(field) as unknown as Shown);
  memoizedFields.set(field, found);
  return found;
}

/** Whether the form around is being saved. */
export const SubmittingContext = createContext(false);

/** What a `ModalForm` gives to each of its fields, besides what every form gives. */
type GivenByModal = 'control' | 'label' | 'isDisabled';

/**
 * Makes the component that shows the fields of one kind of record in a `ModalForm`. It gives each
 * field its label, binds it to the form around, and disables it while that is being saved.
 */
export function createModalField<Values extends FieldValues>(
  labels: Readonly<Record<string, string>>,
) {
  function ModalField<Properties extends FieldToShow>(
    field: Omit<FormFieldProperties<Values, Properties>, GivenByModal>,
  ): ReactNode {
    const { control } = useFormContext<Values>();
    const isDisabled = use(SubmittingContext);
    const given = { control, isDisabled, label: labels[field.name] };
    const properties = { ...field, ...given } as unknown as FormFieldProperties<Values, Properties>;
    return <FormField {...properties} />;
  }
  return memo(ModalField) as unknown as typeof ModalField;
}
