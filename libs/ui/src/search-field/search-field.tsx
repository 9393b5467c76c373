import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import { Group } from 'react-aria-components/DatePicker';
import { Button, Input, SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { FieldLabel } from '../field/field-parts.tsx';
import fieldStyles from '../field/field.module.css';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  /** What is searched, for screen readers: "Search people". Not drawn unless `isLabelHidden` is false. */
  label: string;
  /** Default true. */
  isLabelHidden?: boolean | undefined;
  value: string;
  /** Called with every keystroke; also with '' when cleared by the button or Escape. */
  onChange: (value: string) => void;
  /** As specified by the page: 'search people...'. */
  placeholder?: string | undefined;
  /** Called on Enter with the current text. */
  onSubmit?: ((value: string) => void) | undefined;
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Narrows a list while one types. Escape clears it. */
export function SearchField({
  label,
  isLabelHidden = true,
  value,
  onChange,
  placeholder = '',
  onSubmit,
  isDisabled = false,
  ref,
}: SearchFieldProps) {
  return (
    <AriaSearchField
      className={fieldStyles.field as string}
      value={value}
      onChange={onChange}
      isDisabled={isDisabled}
      enterKeyHint="search"
      {...(isLabelHidden && { 'aria-label': label })}
      {...(onSubmit && { onSubmit })}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <Group className={fieldStyles.control as string} isDisabled={isDisabled}>
        <Search className={fieldStyles.adornment} size={18} aria-hidden />
        <Input
          ref={ref}
          className={`${fieldStyles.input} ${styles.input}`}
          placeholder={placeholder}
          dir="auto"
        />
        {value !== '' && (
          <Button className={fieldStyles.clear as string} aria-label="Clear search">
            <X size={16} aria-hidden />
          </Button>
        )}
      </Group>
    </AriaSearchField>
  );
}
