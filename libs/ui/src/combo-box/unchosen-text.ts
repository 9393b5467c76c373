/** What a picker says about text that was typed and left, and is nobody's name. */
export function unchosenText(typed: string, newLabel: string | null): string | null {
  const text = typed.trim();
  if (text === '') return null;
  return newLabel === null
    ? `“${text}” is not in the list. Choose from the list, or clear the text.`
    : `“${text}” is not chosen yet. Choose from the list, create it, or clear the text.`;
}
