import type { HTMLInputTypeAttribute, HTMLAttributes, Ref } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldLabel, FieldNotes } from '../field/field-parts.tsx';
import { ariaFieldProps, type FieldProps } from '../field/field-props.ts';
import styles from '../field/field.module.css';

export interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Default `text`. */
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'password' | 'url' | 'tel'> | undefined;
  /** An example of what to type; never the only explanation. */
  placeholder?: string | undefined;
  /** What the browser may fill in: `email`, `current-password`, `off` … */
  autoComplete?: string | undefined;
  /** Takes the focus when it appears; for the first field of a dialog. */
  autoFocus?: boolean | undefined;
  /** In UTF-16 code units, as the browser counts them. */
  maxLength?: number | undefined;
  /** The label of the Enter key on a touch keyboard. */
  enterKeyHint?: HTMLAttributes<HTMLInputElement>['enterKeyHint'];
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** The input itself, so that a form can focus its first error. */
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, type = 'text', placeholder = '', autoComplete, maxLength, ref } = props;
  return (
    <AriaTextField
      {...ariaFieldProps(props)}
      className={styles.field as string}
      value={value}
      onChange={onChange}
      type={type}
      autoFocus={props.autoFocus ?? false}
      {...(autoComplete !== undefined && { autoComplete })}
      {...(maxLength !== undefined && { maxLength })}
      {...(props.inputMode !== undefined && { inputMode: props.inputMode })}
      {...(props.enterKeyHint !== undefined && { enterKeyHint: props.enterKeyHint })}
    >
      <FieldLabel {...props} />
      <Input ref={ref} className={styles.control as string} placeholder={placeholder} dir="auto" />
      <FieldNotes {...props} />
    </AriaTextField>
  );
}
