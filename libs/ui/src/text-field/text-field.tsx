import type { HTMLInputTypeAttribute, HTMLAttributes, Ref } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import styles from '../field/field.module.css';
import { PlainField, usePlainField } from '../field/plain-field.tsx';

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
export function TextField({ ref, ...props }: TextFieldProps) {
  const { control, look, field } = usePlainField(props);
  return (
    <PlainField {...field}>
      <input
        {...control}
        {...look}
        ref={ref}
        className={styles.control}
        type={props.type ?? 'text'}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={props.onBlur}
        placeholder={props.placeholder ?? ''}
        autoFocus={props.autoFocus}
        autoComplete={props.autoComplete}
        maxLength={props.maxLength}
        inputMode={props.inputMode}
        enterKeyHint={props.enterKeyHint}
        dir="auto"
      />
    </PlainField>
  );
}
