import { type Ref, useState } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import type { Option } from '../popover/option.tsx';
import { ChooserField } from './chooser-field.tsx';
import { creatable, optionNamed } from './creatable.ts';

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
  return (
    <ChooserField
      {...props}
      ref={ref}
      placeholder={placeholder}
      chosen={value === null ? [] : [value]}
      typed={typed}
      newLabel={onCreate ? creatable(options, typed) : null}
      isUnchosen={draft !== null && !(chosen && optionNamed([chosen], draft))}
      onType={(text) => {
        setDraft(text);
        if (text === '' && value !== null) onChange(null);
      }}
      onChoose={(id) => {
        setDraft(null);
        if (id !== value) onChange(id);
      }}
      onCreate={(label) => {
        setDraft(null);
        onCreate?.(label);
      }}
      onGiveUp={() => setDraft(null)}
    />
  );
}
