import { TextField } from '@evergift/ui/text-field';
import type { TextFieldProps } from '@evergift/ui/text-field';
import { Controller } from 'react-hook-form';
import type { Control, FieldPath, FieldPathValue } from 'react-hook-form';

export interface EmailFieldProps<Values extends { email: string }> extends Pick<
  TextFieldProps,
  'isDisabled' | 'autoFocus' | 'enterKeyHint'
> {
  control: Control<Values>;
  /** Hears what is typed, so that the other modes can begin with it. */
  onEmailChange: (email: string) => void;
}

/** The address of an account; password managers know it as the user name. */
export function EmailField<Values extends { email: string }>({
  control,
  onEmailChange,
  ...behaviour
}: EmailFieldProps<Values>) {
  const name = 'email' as FieldPath<Values>;
  return (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          {...behaviour}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          placeholder="you@example.com"
          isRequired
          onChange={(email) => {
            field.onChange(email as FieldPathValue<Values, typeof name>);
            onEmailChange(email);
          }}
          errorMessage={fieldState.error?.message}
        />
      )}
    />
  );
}
