import { text } from '@evergift/language';
import { TextField } from '@evergift/ui/text-field';
import type { TextFieldProps } from '@evergift/ui/text-field';
import { useState } from 'react';
import styles from './password-field.module.css';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode'> {
  /** For password managers: which one it is. */
  autoComplete: 'current-password' | 'new-password';
  /** What the button that shows it is called, and the one that hides it; for others than 'Password'. */
  toggles?: readonly [show: string, hide: string];
}

const passwordToggles = [text('Show password'), text('Hide password')] as const;

/** A password, with a button that shows what is typed. */
export function PasswordField({ toggles = passwordToggles, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField {...props} type={isShown ? 'text' : 'password'} />
      <button
        type="button"
        className={styles.toggle}
        aria-label={toggles[isShown ? 1 : 0]}
        disabled={props.isDisabled}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? text('Hide') : text('Show')}
      </button>
    </div>
  );
}
