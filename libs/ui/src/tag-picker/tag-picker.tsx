import { text } from '@evergift/language';
import { type Ref, useState } from 'react';
import { ChooserField } from '../combo-box/chooser-field.tsx';
import { creatable } from '../combo-box/creatable.ts';
import type { FieldProps } from '../field/field-props.ts';
import type { Option } from '../popover/option.tsx';
import { PickedTags } from './picked-tags.tsx';
import styles from './tag-picker.module.css';

export interface TagPickerProps extends FieldProps {
  options: readonly Option[];
  /** The ids of what is picked, in order. An id that no option has shows as 'Unknown'. */
  value: readonly string[];
  /** The ids in the order they were picked. */
  onChange: (ids: string[]) => void;
  /**
   * Offers “Create …” for a text that no option has. The owner adds the option and its id to
   * `value`. Without it only known options can be picked.
   */
  onCreate?: ((label: string) => void) | undefined;
  /** Shown while nothing is picked. */
  placeholder?: string | undefined;
  /** When nothing matches. Default 'Nothing found'. */
  emptyText?: string | undefined;
  /** Shows each one's wrapping paper. Default true; false for things that are not people. */
  hasAvatars?: boolean | undefined;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Several of many, found by typing and kept as tags: the participants of an event. What was
 * typed and left, and names no option, stays and blocks the form until something is chosen.
 */
export function TagPicker(props: TagPickerProps) {
  const { options, value, onChange, onCreate, hasAvatars = true, isDisabled = false, ref } = props;
  const [typed, setTyped] = useState('');
  const picked = value.map(
    (id) => options.find((option) => option.id === id) ?? { id, label: text('Unknown') },
  );
  const remove = (id: string) => onChange(value.filter((each) => each !== id));
  return (
    <ChooserField
      {...props}
      ref={ref}
      controlClass={styles.control}
      inputClass={styles.input}
      placeholder={value.length === 0 ? (props.placeholder ?? '') : ''}
      isMultiple
      chosen={value}
      typed={typed}
      newLabel={onCreate ? creatable(options, typed) : null}
      isUnchosen
      onType={setTyped}
      onChoose={(id) => {
        if (value.includes(id)) return remove(id);
        onChange([...value, id]);
        setTyped('');
      }}
      onCreate={(label) => {
        onCreate?.(label);
        setTyped('');
      }}
      onGiveUp={() => setTyped('')}
      onRemoveLast={() => onChange(value.slice(0, -1))}
    >
      <PickedTags
        label={text('{label}: picked', { label: props.label })}
        picked={picked}
        hasAvatars={hasAvatars}
        isDisabled={isDisabled}
        onRemove={remove}
      />
    </ChooserField>
  );
}
