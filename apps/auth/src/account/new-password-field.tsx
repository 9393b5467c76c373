import { PasswordField } from './password-field.tsx';
import type { PasswordFieldProps } from './password-field.tsx';
import { passwordHelp } from './password-rule.ts';

/** A password that is chosen here; says how far it still is from the rule. */
export function NewPasswordField(props: Omit<PasswordFieldProps, 'autoComplete'>) {
  const { errorMessage, ...field } = props;
  const help = passwordHelp(props.value);
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      {...(errorMessage === undefined ? { description: help } : { errorMessage: help })}
    />
  );
}
