import { text } from '@evergift/language';
import { IconButton } from '@evergift/ui/icon-button';
import { Select } from '@evergift/ui/select';
import type { SelectProps } from '@evergift/ui/select';
import { X } from 'lucide-react';
import { useRef } from 'react';
import styles from './filter-panel.module.css';

interface FilterChoiceProperties<Id extends string> extends Pick<
  SelectProps<Id>,
  'label' | 'options' | 'value' | 'onChange'
> {
  /** The option that filters nothing out. */
  all: Id;
}

/** One filter of a list: a choice that shows whether it is set, with a button that takes it back. */
export function FilterChoice<Id extends string>(properties: FilterChoiceProperties<Id>) {
  const { label, options, value, onChange, all } = properties;
  const select = useRef<HTMLButtonElement>(null);
  const isSet = value !== all;
  const chosen = options.find(({ id }) => id === value)?.label ?? label;
  const clear = () => {
    // The button goes away with what it takes back.
    select.current?.focus();
    onChange(all);
  };
  return (
    <div className={styles.choice}>
      <Select
        ref={select}
        label={label}
        isLabelHidden
        variant="chip"
        isSet={isSet}
        options={options}
        value={value}
        onChange={onChange}
      />
      {isSet && (
        <IconButton
          label={text('Remove filter {name}', { name: chosen })}
          icon={<X size={16} aria-hidden />}
          size="small"
          onPress={clear}
        />
      )}
    </div>
  );
}
