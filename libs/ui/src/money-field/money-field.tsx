import { type FocusEvent, type Ref, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { FieldProps } from '../field/field-props.ts';
import styles from '../field/field.module.css';
import { PlainField, usePlainField } from '../field/plain-field.tsx';
import { useHoldsBack, useUnfinishedText } from '../field/use-unfinished-text.ts';
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
  /** What an empty field yields: 0 (default) or null for "no amount", such as no budget. */
  emptyValue?: 0 | undefined;
}

interface EmptyIsNull extends Shared {
  value: number | null;
  onChange: (cents: number | null) => void;
  emptyValue: null;
}

export type MoneyFieldProps = EmptyIsZero | EmptyIsNull;

/** What was typed and what the field yielded then. */
interface Draft {
  text: string;
  value: number | null;
}

const unreadable = (text: string) =>
  `“${text.trim()}” is not an amount. Type one such as 20 or 19.99, or clear it.`;

/**
 * An amount of US dollars, typed as text and yielded as whole cents. Negative amounts become
 * 0. What is no amount stays as it was typed, yields nothing, and blocks the form.
 */
export function MoneyField({ ref, ...props }: MoneyFieldProps) {
  const { value, onChange } = props;
  const emptyValue = props.emptyValue === undefined ? 0 : props.emptyValue;
  const { locale } = useLocale();
  const [draft, setDraft] = useState<Draft | null>(null);
  const { sign, isBefore } = currencySign(locale);

  // A value that changed from outside while the field has the focus wins over the draft.
  const isDraft = draft !== null && draft.value === value;
  const written = value === null ? '' : formatMoneyInput(value, locale);
  const text = isDraft ? draft.text : written;
  const isUnreadable = parseMoney(text, locale) === 'invalid';
  const problem = isUnreadable ? unreadable(text) : null;
  const unfinished = useUnfinishedText(problem);
  const input = useHoldsBack(problem, ref);
  const errorMessage = unfinished.message ?? props.errorMessage;
  const { control, look, field } = usePlainField({ ...props, errorMessage });

  const take = (next: string) => {
    const cents = parseMoney(next, locale);
    const yielded = cents === 'invalid' ? value : (cents ?? emptyValue);
    setDraft({ text: next, value: yielded });
    if (yielded !== value) (onChange as (cents: number | null) => void)(yielded);
  };
  const begin = (event: FocusEvent<HTMLInputElement>) => {
    unfinished.enter();
    setDraft({ text, value });
    event.currentTarget.select();
  };
  const leave = () => {
    unfinished.leave();
    if (!isUnreadable) setDraft(null);
    props.onBlur?.();
  };
  const unit = (
    <span className={styles.adornment} aria-hidden>
      {sign}
    </span>
  );

  return (
    <PlainField {...field}>
      <div role="group" {...look} className={styles.control}>
        {isBefore && unit}
        <input
          {...control}
          ref={input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className={styles.input}
          placeholder={formatMoneyInput(0, locale)}
          value={text}
          onChange={(event) => take(event.target.value)}
          onFocus={begin}
          onBlur={leave}
          onInvalid={unfinished.leave}
        />
        {!isBefore && unit}
      </div>
    </PlainField>
  );
}
