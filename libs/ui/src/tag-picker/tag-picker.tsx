import { ChevronDown } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Button, ComboBox, ComboBoxValue } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/DatePicker';
import { classNames } from '../class-names/class-names.ts';
import { ChooserInput } from '../combo-box/chooser-input.tsx';
import { CREATE_KEY, creatable } from '../combo-box/creatable.ts';
import { CreateOffer } from '../combo-box/create-offer.tsx';
import { ListPopover } from '../combo-box/list-popover.tsx';
import { OptionList } from '../combo-box/option-list.tsx';
import { unchosenText } from '../combo-box/unchosen-text.ts';
import { useOptionFilter } from '../combo-box/use-option-filter.ts';
import { FieldLabel, FieldNotes } from '../field/field-parts.tsx';
import { ariaFieldProps, type FieldProps } from '../field/field-props.ts';
import fieldStyles from '../field/field.module.css';
import { useHoldsBack, useUnfinishedText } from '../field/use-unfinished-text.ts';
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
  const newLabel = onCreate ? creatable(options, typed) : null;
  const problem = unchosenText(typed, newLabel);
  const unfinished = useUnfinishedText(problem);
  const input = useHoldsBack(problem, ref);
  const filter = useOptionFilter(options);
  const errorMessage = unfinished.message ?? props.errorMessage;
  const picked = value.map(
    (id) => options.find((option) => option.id === id) ?? { id, label: 'Unknown' },
  );

  const create = (label: string) => {
    onCreate?.(label);
    setTyped('');
  };
  const pick = (keys: readonly string[]) => {
    if (keys.includes(CREATE_KEY)) {
      if (newLabel !== null) create(newLabel);
      return;
    }
    const kept = value.filter((id) => keys.includes(id));
    const added = keys.filter((id) => !value.includes(id));
    if (added.length === 0 && kept.length === value.length) return;
    onChange([...kept, ...added]);
    setTyped('');
  };
  const add = (id: string) => pick([...value, id]);
  const remove = (id: string) => onChange(value.filter((each) => each !== id));

  return (
    <ComboBox<Option, 'multiple'>
      {...ariaFieldProps({ ...props, errorMessage })}
      className={fieldStyles.field as string}
      selectionMode="multiple"
      value={value}
      onChange={(keys) => pick(keys.map(String))}
      inputValue={typed}
      onInputChange={setTyped}
      onFocus={unfinished.enter}
      onBlur={() => {
        unfinished.leave();
        props.onBlur?.();
      }}
      defaultFilter={filter}
      allowsEmptyCollection
      menuTrigger="focus"
    >
      <FieldLabel {...props} />
      <Group className={classNames(fieldStyles.control, styles.control)}>
        <ComboBoxValue className={styles.tags as string}>
          {() => (
            <PickedTags
              label={`${props.label}: picked`}
              picked={picked}
              hasAvatars={hasAvatars}
              isDisabled={isDisabled}
              onRemove={remove}
            />
          )}
        </ComboBoxValue>
        <ChooserInput
          className={styles.input}
          ref={input}
          onInvalid={unfinished.leave}
          placeholder={value.length === 0 ? (props.placeholder ?? '') : ''}
          options={options}
          typed={typed}
          onChoose={add}
          onCreate={onCreate && create}
          onGiveUp={() => setTyped('')}
          onRemoveLast={() => onChange(value.slice(0, -1))}
        />
        <Button className={fieldStyles.clear as string}>
          <ChevronDown size={18} aria-hidden />
        </Button>
      </Group>
      <FieldNotes {...props} errorMessage={errorMessage} />
      {unfinished.message !== null && newLabel !== null && (
        <CreateOffer label={newLabel} onCreate={create} />
      )}
      <ListPopover>
        <OptionList
          options={options}
          typed={typed}
          newLabel={newLabel}
          emptyText={props.emptyText ?? 'Nothing found'}
        />
      </ListPopover>
    </ComboBox>
  );
}
