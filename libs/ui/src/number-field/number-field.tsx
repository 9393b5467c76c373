import { Minus, Plus } from 'lucide-react';
import type { Ref } from 'react';
import {
  Button,
  Group,
  Input,
  NumberField as AriaNumberField,
} from 'react-aria-components/NumberField';
import { FieldLabel, FieldNotes } from '../field/field-parts.tsx';
import { ariaFieldProps, type FieldProps } from '../field/field-props.ts';
import styles from '../field/field.module.css';

export interface NumberFieldProps extends FieldProps {
  /** null when the field is empty. */
  value: number | null;
  /** Called when the number is settled (on leaving the field, Enter, or a step). */
  onChange: (value: number | null) => void;
  minValue?: number | undefined;
  maxValue?: number | undefined;
  /** What the buttons and arrow keys add; values are rounded to it. Default 1. */
  step?: number | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A count of things, with buttons to step. For money use `MoneyField`. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, minValue, maxValue, step = 1, ref } = props;
  return (
    <AriaNumberField
      {...ariaFieldProps(props)}
      className={styles.field as string}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      step={step}
      {...(minValue !== undefined && { minValue })}
      {...(maxValue !== undefined && { maxValue })}
    >
      <FieldLabel {...props} />
      <Group className={styles.control as string}>
        <Input ref={ref} className={styles.input as string} />
        <Button slot="decrement" className={styles.clear as string}>
          <Minus size={16} aria-hidden />
        </Button>
        <Button slot="increment" className={styles.clear as string}>
          <Plus size={16} aria-hidden />
        </Button>
      </Group>
      <FieldNotes {...props} />
    </AriaNumberField>
  );
}
