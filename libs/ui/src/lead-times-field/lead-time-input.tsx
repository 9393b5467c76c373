import { text } from '@evergift/language';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import styles from './lead-times-field.module.css';

interface LeadTimeInputProps {
  /** The longest, in days. */
  longest: number;
  isDisabled: boolean;
  /** Called with whole days before. */
  onAdd: (days: number) => void;
  onCancel: () => void;
}

/** A number of days, typed. Enter takes it and sends no form around; Escape leaves. */
export function LeadTimeInput({ longest, isDisabled, onAdd, onCancel }: LeadTimeInputProps) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);

  const add = () => {
    const days = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Infinity;
    if (days <= longest) onAdd(days);
    else setWrong(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !['Enter', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') onCancel();
    else add();
  };
  return (
    <div className={styles.typing}>
      <div className={styles.input} onKeyDown={onKeyDown}>
        <TextField
          label={text('Days before')}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setWrong(false);
          }}
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          isDisabled={isDisabled}
          errorMessage={
            isWrong ? text('Type a number from 0 to {longest}.', { longest }) : undefined
          }
        />
      </div>
      <Button isDisabled={isDisabled} onPress={add}>
        {text('Add')}
      </Button>
      <Button variant="quiet" isDisabled={isDisabled} onPress={onCancel}>
        {text('Cancel')}
      </Button>
    </div>
  );
}
