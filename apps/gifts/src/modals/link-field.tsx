import { text } from '@evergift/language';
import { TextField } from '@evergift/ui/text-field';
import type { TextFieldProps } from '@evergift/ui/text-field';

/** Where the gift can be found; 'example.com/x' is taken as https. */
export function LinkField(properties: TextFieldProps) {
  return (
    <TextField
      {...properties}
      isOptional
      inputMode="url"
      autoComplete="off"
      placeholder={text('example.com/the-perfect-gift')}
    />
  );
}
