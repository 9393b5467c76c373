import { text } from '@evergift/language';
import { TextField } from '@evergift/ui/text-field';
import type { TextFieldProps } from '@evergift/ui/text-field';

/** The address of an account; password managers know it as the user name. */
export function EmailField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      {...props}
      label={text('Email')}
      type="email"
      inputMode="email"
      autoComplete="username"
      placeholder={text('you@example.com')}
      isRequired
    />
  );
}
