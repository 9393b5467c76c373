import { selectCode } from './select-code.ts';
import { SelectField, type SelectProps } from './select-field.tsx';

export type { SelectProps } from './select-field.tsx';

/** One of a few known choices. For many, or to search, use `ComboBox`. */
export function Select<Id extends string = string>(props: SelectProps<Id>) {
  return <SelectField {...props} code={selectCode} />;
}
