import type { Ref } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { FieldProps } from '../field/field-props.ts';
import fieldStyles from '../field/field.module.css';
import { PlainField, usePlainField } from '../field/plain-field.tsx';
import styles from './text-area.module.css';

export interface TextAreaProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  /** Height in lines before it grows with what is written. Default 3. */
  rows?: number | undefined;
  /** In UTF-16 code units. */
  maxLength?: number | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; grows with them. */
export function TextArea({ ref, rows = 3, ...props }: TextAreaProps) {
  const { control, look, field } = usePlainField(props);
  return (
    <PlainField {...field}>
      <textarea
        {...control}
        {...look}
        ref={ref}
        rows={rows}
        style={{ minBlockSize: `calc(${rows} * 1.5em + var(--space-4))` }}
        className={classNames(fieldStyles.control, styles.area)}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={props.onBlur}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        dir="auto"
      />
    </PlainField>
  );
}
