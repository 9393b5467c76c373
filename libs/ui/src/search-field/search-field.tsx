import { text } from '@evergift/language';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import fieldStyles from '../field/field.module.css';
import { PlainField, usePlainField } from '../field/plain-field.tsx';
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
  const { control, look, field } = usePlainField({ label, isLabelHidden, isDisabled });
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    // An empty one leaves Escape to the dialog around it.
    const isCleared = event.key === 'Escape' && value !== '';
    const isSent = event.key === 'Enter' && onSubmit;
    if (!isCleared && !isSent) return;
    event.preventDefault();
    event.stopPropagation();
    if (isCleared) onChange('');
    else onSubmit?.(value);
  };
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <PlainField {...field}>
      <div role="group" {...look} className={fieldStyles.control}>
        <Search className={fieldStyles.adornment} size={18} aria-hidden />
        <input
          {...control}
          ref={input}
          type="search"
          className={`${fieldStyles.input} ${styles.input}`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={placeholder}
          enterKeyHint="search"
          dir="auto"
        />
        {value !== '' && (
          <button
            type="button"
            tabIndex={-1}
            className={fieldStyles.clear}
            aria-label={text('Clear search')}
            disabled={isDisabled}
            // The input keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={clear}
          >
            <X size={16} aria-hidden />
          </button>
        )}
      </div>
    </PlainField>
  );
}
