import { ChevronDown } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Button, ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/DatePicker';
import { FieldLabel, FieldNotes } from '../field/field-parts.tsx';
import { ariaFieldProps, type FieldProps } from '../field/field-props.ts';
import fieldStyles from '../field/field.module.css';
import { useHoldsBack, useUnfinishedText } from '../field/use-unfinished-text.ts';
import type { Option } from '../popover/option.tsx';
import { ChooserInput } from './chooser-input.tsx';
import { CREATE_KEY, creatable, optionNamed } from './creatable.ts';
import { CreateOffer } from './create-offer.tsx';
import { ListPopover } from './list-popover.tsx';
import { OptionList } from './option-list.tsx';
import { unchosenText } from './unchosen-text.ts';
import { useOptionFilter } from './use-option-filter.ts';

export interface ComboBoxProps extends FieldProps {
  options: readonly Option[];
  /** The chosen option's id, or null. */
  value: string | null;
  /** null when the text was cleared. */
  onChange: (id: string | null) => void;
  /**
   * Offers “Create …” for a text that no option has. The owner adds the option and chooses it, both
   * in the same update. Without it only known options can be chosen.
   */
  onCreate?: ((label: string) => void) | undefined;
  placeholder?: string | undefined;
  /** When nothing matches. Default 'Nothing found'. */
  emptyText?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/**
 * One of many, found by typing; with `onCreate` also a new one. What was typed and left, and names
 * no option, stays and blocks the form until something is chosen.
 */
export function ComboBox(props: ComboBoxProps) {
  const { options, value, onChange, onCreate, placeholder = '', ref } = props;
  /** What is typed; null while the input shows what is chosen. */
  const [draft, setDraft] = useState<string | null>(null);
  const chosen = options.find(({ id }) => id === value);
  const typed = draft ?? chosen?.label ?? '';
  const newLabel = onCreate ? creatable(options, typed) : null;
  const isUnchosen = draft !== null && !(chosen && optionNamed([chosen], draft));
  const problem = isUnchosen ? unchosenText(draft, newLabel) : null;
  const unfinished = useUnfinishedText(problem);
  const input = useHoldsBack(problem, ref);
  const filter = useOptionFilter(options);
  const errorMessage = unfinished.message ?? props.errorMessage;
  const create = (label: string) => {
    setDraft(null);
    onCreate?.(label);
  };
  const choose = (id: string | null) => {
    if (id === CREATE_KEY) {
      if (newLabel !== null) create(newLabel);
      return;
    }
    // React Aria also tells of the value that there was: on leaving, for one.
    if (id === null || id === value) return;
    setDraft(null);
    onChange(id);
  };
  const type = (text: string) => {
    setDraft(text);
    if (text === '' && value !== null) onChange(null);
  };
  return (
    <AriaComboBox
      {...ariaFieldProps({ ...props, errorMessage })}
      className={fieldStyles.field as string}
      value={value}
      onChange={(key) => choose(key === null ? null : String(key))}
      inputValue={typed}
      onInputChange={type}
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
      <Group className={fieldStyles.control as string}>
        <ChooserInput
          ref={input}
          onInvalid={unfinished.leave}
          placeholder={placeholder}
          options={options}
          chosen={chosen}
          typed={typed}
          onChoose={choose}
          onCreate={onCreate && create}
          onGiveUp={() => setDraft(null)}
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
    </AriaComboBox>
  );
}
