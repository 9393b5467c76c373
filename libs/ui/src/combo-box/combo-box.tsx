import { ChevronDown } from 'lucide-react';
import { type Ref, type RefObject, useRef, useState } from 'react';
import { Button, ComboBox as AriaComboBox, Input, Popover } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/DatePicker';
import { classNames } from '../class-names/class-names.ts';
import { FieldLabel, FieldNotes } from '../field/field-parts.tsx';
import { ariaFieldProps, type FieldProps } from '../field/field-props.ts';
import fieldStyles from '../field/field.module.css';
import type { Option } from '../popover/option.tsx';
import popoverStyles from '../popover/popover.module.css';
import { CREATE_KEY, creatable } from './creatable.ts';
import { OptionList } from './option-list.tsx';
import { useChooserInput, useShowCreated } from './use-chooser-input.ts';
import type { EnterChoosesOptions } from './use-enter-chooses.ts';

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

interface ChooserInputProps extends EnterChoosesOptions {
  placeholder: string;
  createdRef: RefObject<string | null>;
  ref: Ref<HTMLInputElement> | undefined;
}

function ChooserInput({ placeholder, createdRef, ref, ...chooser }: ChooserInputProps) {
  const handlers = useChooserInput(chooser);
  const { onInput } = useShowCreated(createdRef);
  return (
    <Input
      ref={ref}
      className={fieldStyles.input as string}
      placeholder={placeholder}
      dir="auto"
      onInput={onInput}
      {...handlers}
    />
  );
}

/** One of many, found by typing; with `onCreate` also a new one. */
export function ComboBox(props: ComboBoxProps) {
  const { options, value, onChange, onCreate, placeholder = '', ref } = props;
  const [typed, setTyped] = useState('');
  const created = useRef<string>(null);
  const newLabel = onCreate ? creatable(options, typed) : null;
  const create = (label: string) => {
    created.current = label;
    onCreate?.(label);
  };
  const choose = (id: string | null) => {
    if (id === CREATE_KEY) {
      if (newLabel !== null) create(newLabel);
    } else if (id !== value) onChange(id);
  };
  return (
    <AriaComboBox
      {...ariaFieldProps(props)}
      className={fieldStyles.field as string}
      value={value}
      onChange={(key) => choose(key === null ? null : String(key))}
      onInputChange={setTyped}
      allowsEmptyCollection
      menuTrigger="focus"
    >
      <FieldLabel {...props} />
      <Group className={fieldStyles.control as string}>
        <ChooserInput
          ref={ref}
          placeholder={placeholder}
          options={options}
          chosen={options.find(({ id }) => id === value)}
          typed={typed}
          createdRef={created}
          onChoose={choose}
          onCreate={onCreate && create}
        />
        <Button className={fieldStyles.clear as string}>
          <ChevronDown size={18} aria-hidden />
        </Button>
      </Group>
      <FieldNotes {...props} />
      <Popover
        className={classNames(popoverStyles.popover, popoverStyles.asWideAsTrigger)}
        offset={6}
      >
        <OptionList
          options={options}
          typed={typed}
          newLabel={newLabel}
          emptyText={props.emptyText ?? 'Nothing found'}
        />
      </Popover>
    </AriaComboBox>
  );
}
