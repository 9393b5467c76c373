import type { Ref } from 'react';
import { TextArea as AriaTextArea, TextField } from 'react-aria-components/TextField';
import { classNames } from '../class-names/class-names.ts';
import { FieldLabel, FieldNotes } from '../field/field-parts.tsx';
import { ariaFieldProps, type FieldProps } from '../field/field-props.ts';
import fieldStyles from '../field/field.module.css';
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
export function TextArea(props: TextAreaProps) {
  const { value, onChange, placeholder, rows = 3, maxLength, ref } = props;
  return (
    <TextField
      {...ariaFieldProps(props)}
      className={fieldStyles.field as string}
      value={value}
      onChange={onChange}
      {...(maxLength !== undefined && { maxLength })}
    >
      <FieldLabel {...props} />
      <AriaTextArea
        ref={ref}
        rows={rows}
        style={{ minBlockSize: `calc(${rows} * 1.5em + var(--space-4))` }}
        className={classNames(fieldStyles.control, styles.area)}
        placeholder={placeholder}
        dir="auto"
      />
      <FieldNotes {...props} />
    </TextField>
  );
}
