import { text } from '@evergift/language';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { refusesToSend } from '../form/send-form.ts';
import { MoneyField } from '../money-field/money-field.tsx';
import styles from './amount-form.module.css';

export interface AmountFormProps {
  /** What is asked for: 'What did it cost?'. */
  label: string;
  /** Whole cents; what is in the field at first. 0 leaves it empty. */
  initialValue: number;
  /** Called with whole cents by Enter and by the button; an empty field is 0. */
  onSave: (cents: number) => void;
  /** Called by Escape and by the other button. */
  onCancel: () => void;
}

/**
 * One amount, asked for where it is needed and not in a dialog. It has the focus and is selected at
 * once: Enter takes it as it is, and typing replaces it.
 */
export function AmountForm(props: AmountFormProps) {
  const { label, initialValue, onSave, onCancel } = props;
  const [cents, setCents] = useState(initialValue);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!refusesToSend(event)) onSave(cents);
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onCancel();
  };

  return (
    <form className={styles.form} noValidate onSubmit={send} onKeyDown={leave}>
      <div className={styles.field}>
        <MoneyField ref={input} label={label} value={cents} onChange={setCents} />
      </div>
      <Button type="submit" variant="primary">
        {text('Save')}
      </Button>
      <Button variant="quiet" onPress={onCancel}>
        {text('Cancel')}
      </Button>
    </form>
  );
}
