import type { KeyboardEvent, Ref } from 'react';
import { Input } from 'react-aria-components/ComboBox';
import { classNames } from '../class-names/class-names.ts';
import fieldStyles from '../field/field.module.css';
import { useChooserInput } from './use-chooser-input.ts';
import type { EnterChoosesOptions } from './use-enter-chooses.ts';

export interface ChooserInputProps extends EnterChoosesOptions {
  placeholder: string;
  className?: string | undefined;
  /** Escape: what was typed is given up. */
  onGiveUp: () => void;
  /** Backspace with nothing typed. */
  onRemoveLast?: () => void;
  onInvalid: () => void;
  ref: Ref<HTMLInputElement>;
}

/** Where one types what is to be chosen. */
export function ChooserInput(props: ChooserInputProps) {
  const { placeholder, className, onGiveUp, onRemoveLast, onInvalid, ref, ...chooser } = props;
  const { onKeyDownCapture: chooseOnEnter, ...handlers } = useChooserInput(chooser);
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && chooser.typed === '') onRemoveLast?.();
    if (event.key === 'Escape') onGiveUp();
    chooseOnEnter(event);
  };
  return (
    <Input
      ref={ref}
      className={classNames(fieldStyles.input, className)}
      placeholder={placeholder}
      dir="auto"
      onInvalid={onInvalid}
      {...handlers}
      onKeyDownCapture={onKeyDownCapture}
    />
  );
}
