import { TextField } from '@evergift/ui/text-field';
import type { TextFieldProps } from '@evergift/ui/text-field';
import { useState } from 'react';
import styles from './password-field.module.css';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode'> {
  /** Tells password managers which one it is. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, with a button that shows what is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField {...props} type={isShown ? 'text' : 'password'} />
      <button
        type="button"
        className={styles.toggle}
        aria-label={`${isShown ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`}
        disabled={props.isDisabled}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
    </div>
  );
}
