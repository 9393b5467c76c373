import { text } from '@evergift/language';

/** What a picker says about text that was typed and left, and is nobody's name. */
export function unchosenText(typed: string, newLabel: string | null): string | null {
  const name = typed.trim();
  if (name === '') return null;
  return newLabel === null
    ? text('“{name}” is not in the list. Choose from the list, or clear the text.', { name })
    : text('“{name}” is not chosen yet. Choose from the list, create it, or clear the text.', {
        name,
      });
}
