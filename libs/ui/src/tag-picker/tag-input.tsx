import type { KeyboardEvent, Ref } from 'react';
import { Input } from 'react-aria-components/ComboBox';
import { classNames } from '../class-names/class-names.ts';
import { useChooserInput } from '../combo-box/use-chooser-input.ts';
import type { EnterChoosesOptions } from '../combo-box/use-enter-chooses.ts';
import fieldStyles from '../field/field.module.css';
import styles from './tag-picker.module.css';

export interface TagInputProps extends EnterChoosesOptions {
  placeholder: string;
  /** Escape: what was typed is given up. */
  onGiveUp: () => void;
  /** Backspace with nothing typed. */
  onRemoveLast: () => void;
  onInvalid: () => void;
  ref: Ref<HTMLInputElement>;
}

/** Where one types, after the tags. */
export function TagInput(props: TagInputProps) {
  const { placeholder, onGiveUp, onRemoveLast, onInvalid, ref, ...chooser } = props;
  const { onKeyDownCapture: chooseOnEnter, ...handlers } = useChooserInput(chooser);
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && chooser.typed === '') onRemoveLast();
    if (event.key === 'Escape') onGiveUp();
    chooseOnEnter(event);
  };
  return (
    <Input
      ref={ref}
      className={classNames(fieldStyles.input, styles.input)}
      placeholder={placeholder}
      dir="auto"
      onInvalid={onInvalid}
      {...handlers}
      onKeyDownCapture={onKeyDownCapture}
    />
  );
}
