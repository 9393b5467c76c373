import { createContext, memo, use } from 'react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { FormField } from './form-field.tsx';
import type { FieldToShow, FormFieldProperties } from './form-field.tsx';

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
