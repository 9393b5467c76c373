import { type ChangeEvent, type FocusEvent, type Ref, useState } from 'react';
import { Group } from 'react-aria-components/DatePicker';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Input, TextField } from 'react-aria-components/TextField';
import { FieldLabel, FieldNotes } from '../field/field-parts.tsx';
import { ariaFieldProps, type FieldProps } from '../field/field-props.ts';
import styles from '../field/field.module.css';
import { currencySign, formatMoneyInput, parseMoney } from './money.ts';

interface Shared extends FieldProps {
  /** The input itself, so that a form can focus its first error. */
  ref?: Ref<HTMLInputElement>;
}

interface EmptyIsZero extends Shared {
  /** Whole cents. */
  value: number;
  /** Whole cents, at least 0; called with every keystroke that changes them. */
  onChange: (cents: number) => void;
  /** What an empty field yields: 0 (default, M10) or null for "no amount", such as no budget. */
  emptyValue?: 0 | undefined;
}

interface EmptyIsNull extends Shared {
  value: number | null;
  onChange: (cents: number | null) => void;
  emptyValue: null;
}

export type MoneyFieldProps = EmptyIsZero | EmptyIsNull;

/**
 * An amount of US dollars, typed in the user's locale and yielded as whole cents (M10).
 * Negative amounts become 0; what is no amount is not taken.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { value, onChange, ref } = props;
  const emptyValue = props.emptyValue === undefined ? 0 : props.emptyValue;
  const { locale } = useLocale();
  const [draft, setDraft] = useState<string | null>(null);
  const { sign, isBefore } = currencySign(locale);

  const centsOf = (text: string) => {
    const cents = parseMoney(text, locale);
    return cents === null ? emptyValue : cents;
  };
  const written = value === null ? '' : formatMoneyInput(value, locale);
  // A value that changed from outside while the field has the focus wins over the draft.
  const text = draft !== null && centsOf(draft) === value ? draft : written;

  const take = (next: string) => {
    const cents = centsOf(next);
    if (cents === 'invalid') return;
    setDraft(next);
    if (cents !== value) (onChange as (cents: number | null) => void)(cents);
  };
  /** What is not taken leaves the caret where it was; React would move it to the end. */
  const keepCaret = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    if (centsOf(input.value) !== 'invalid') return;
    const before = (input.selectionStart ?? 0) - (input.value.length - text.length);
    const caret = Math.max(before, 0);
    queueMicrotask(() => input.setSelectionRange(caret, caret));
  };
  const begin = (event: FocusEvent<HTMLInputElement>) => {
    setDraft(text);
    event.currentTarget.select();
  };
  const unit = (
    <span className={styles.adornment} aria-hidden>
      {sign}
    </span>
  );

  return (
    <TextField
      {...ariaFieldProps(props)}
      className={styles.field as string}
      value={text}
      onChange={take}
      inputMode="decimal"
      autoComplete="off"
    >
      <FieldLabel {...props} />
      <Group
        className={styles.control as string}
        isInvalid={props.isInvalid ?? Boolean(props.errorMessage)}
        isDisabled={props.isDisabled ?? false}
      >
        {isBefore && unit}
        <Input
          ref={ref}
          className={styles.input as string}
          placeholder={formatMoneyInput(0, locale)}
          onChange={keepCaret}
          onFocus={begin}
          onBlur={() => setDraft(null)}
        />
        {!isBefore && unit}
      </Group>
      <FieldNotes {...props} />
    </TextField>
  );
}
