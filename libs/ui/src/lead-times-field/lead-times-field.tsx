import { text } from '@evergift/language';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { ToggleChips } from '../toggle-chips/toggle-chips.tsx';
import { LeadTimeInput } from './lead-time-input.tsx';
import styles from './lead-times-field.module.css';

/** What is offered without typing, in days before. */
const usual: readonly number[] = [21, 7, 1];

const descending = (days: Iterable<number>) => [...new Set(days)].sort((a, b) => b - a);

export interface LeadTimesFieldProps {
  /** What happens so long before: 'Remind me'. */
  label: string;
  /** Whole days before, earliest first; none for never. */
  value: readonly number[];
  onChange: (days: readonly number[]) => void;
  /** A lead time in words: '3 weeks'. */
  format: (days: number) => string;
  /** How many there may be. */
  most: number;
  /** The longest, in days. */
  longest: number;
  isDisabled?: boolean | undefined;
}

/** How long before something is to happen: the usual times one press away, and any other number of days. */
export function LeadTimesField(props: LeadTimesFieldProps) {
  const { label, value, onChange, format, most, longest, isDisabled = false } = props;
  const [isTyping, setTyping] = useState(false);
  // What was typed stays in sight when it is taken out again, so that one press brings it back.
  const [typed, setTyped] = useState<readonly number[]>([]);
  const [isFull, setFull] = useState(false);

  const change = (next: Iterable<number>) => {
    const days = descending(next);
    setFull(days.length > most);
    if (days.length > most) return;
    setTyped((before) => [...before, ...value]);
    onChange(days);
  };
  const offered = descending([...usual, ...typed, ...value]);
  return (
    <div className={styles.field}>
      <ToggleChips
        label={label}
        options={offered.map((days) => ({ id: String(days), label: format(days) }))}
        value={value.map(String)}
        onChange={(ids) => change(ids.map(Number))}
        isDisabled={isDisabled}
      />
      {isTyping ? (
        <LeadTimeInput
          longest={longest}
          isDisabled={isDisabled}
          onAdd={(days) => {
            setTyping(false);
            change([...value, days]);
          }}
          onCancel={() => setTyping(false)}
        />
      ) : (
        <Button
          size="small"
          variant="quiet"
          icon={<Plus size={16} aria-hidden />}
          isDisabled={isDisabled}
          onPress={() => setTyping(true)}
        >
          {text('Another time')}
        </Button>
      )}
      <p className={styles.note} role="status">
        {isFull && text('At most {most}. Take one out first.', { most })}
      </p>
    </div>
  );
}
