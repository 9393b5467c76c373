import { text } from '@evergift/language';
import { type FocusEvent, type Ref, useState } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import styles from '../field/field.module.css';
import { PlainField, usePlainField } from '../field/plain-field.tsx';
import { useFieldFormats } from '../locale-provider/field-formats.ts';
import { useBlockedForm, useUnfinishedText } from '../field/use-unfinished-text.ts';
import { currencySign, formatMoneyInput, type MoneyFormat, parseMoney } from './money.ts';

interface Shared extends FieldProps {
  /** The input itself, so that a form can focus its first error. */
  ref?: Ref<HTMLInputElement>;
}

interface EmptyIsZero extends Shared {
  /** A whole number of the currency's smallest unit: cents. */
  value: number;
  /** The same, at least 0; called with every keystroke that changes them. */
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

const unreadable = (typed: string, format: MoneyFormat) =>
  text('“{typed}” is not an amount. Type one such as 20 or {example}, or clear it.', {
    typed: typed.trim(),
    example: formatMoneyInput(1999, format),
  });

/**
 * An amount in the page's currency, typed as text and yielded in its smallest unit. Negative amounts
 * become 0. What is no amount stays as it was typed, yields nothing, and blocks the form.
 */
export function MoneyField({ ref, ...props }: MoneyFieldProps) {
  const { value, onChange } = props;
  const emptyValue = props.emptyValue === undefined ? 0 : props.emptyValue;
  const format = useFieldFormats();
  const [draft, setDraft] = useState<Draft | null>(null);
  const { sign, isBefore } = currencySign(format);

  // A value that changed from outside while the field has the focus wins over the draft.
  const isDraft = draft !== null && draft.value === value;
  const written = value === null ? '' : formatMoneyInput(value, format);
  const shown = isDraft ? draft.text : written;
  const isUnreadable = parseMoney(shown, format) === 'invalid';
  const problem = isUnreadable ? unreadable(shown, format) : null;
  const unfinished = useUnfinishedText(problem);
  const input = useBlockedForm(problem, ref);
  const errorMessage = unfinished.message ?? props.errorMessage;
  const { control, look, field } = usePlainField({ ...props, errorMessage });

  const take = (next: string) => {
    const cents = parseMoney(next, format);
    const yielded = cents === 'invalid' ? value : (cents ?? emptyValue);
    setDraft({ text: next, value: yielded });
    if (yielded !== value) (onChange as (cents: number | null) => void)(yielded);
  };
  const begin = (event: FocusEvent<HTMLInputElement>) => {
    unfinished.enter();
    setDraft({ text: shown, value });
    event.currentTarget.select();
  };
  const leave = () => {
    unfinished.leave();
    if (!isUnreadable) setDraft(null);
    props.onBlur?.();
  };
  const unit = (
    <bdi className={styles.adornment} aria-hidden>
      {sign}
    </bdi>
  );

  return (
    <PlainField {...field}>
      <div role="group" {...look} className={styles.control}>
        {isBefore && unit}
        <input
          {...control}
          ref={input}
          type="text"
          inputMode={format.decimals > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          className={styles.input}
          placeholder={formatMoneyInput(0, format)}
          value={shown}
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
