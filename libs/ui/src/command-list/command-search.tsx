import { text } from '@evergift/language';
import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import { Group } from 'react-aria-components/DatePicker';
import { Button, Input, SearchField } from 'react-aria-components/SearchField';
import fieldStyles from '../field/field.module.css';
import styles from '../search-field/search-field.module.css';

interface CommandSearchProps {
  label: string;
  placeholder?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  ref: Ref<HTMLInputElement>;
}

/** A `SearchField` whose arrow keys go to the list below: React Aria's own. */
export function CommandSearch({
  label,
  placeholder = '',
  value,
  onChange,
  ref,
}: CommandSearchProps) {
  return (
    <SearchField
      className={fieldStyles.field as string}
      value={value}
      onChange={onChange}
      enterKeyHint="search"
      aria-label={label}
    >
      <Group className={fieldStyles.control as string}>
        <Search className={fieldStyles.adornment} size={18} aria-hidden />
        <Input
          ref={ref}
          className={`${fieldStyles.input} ${styles.input}`}
          placeholder={placeholder}
          dir="auto"
        />
        {value !== '' && (
          <Button className={fieldStyles.clear as string} aria-label={text('Clear search')}>
            <X size={16} aria-hidden />
          </Button>
        )}
      </Group>
    </SearchField>
  );
}
