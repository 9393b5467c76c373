import type { Option } from '../popover/option.tsx';

/** The key of the line that offers to create what was typed. No option has it. */
export const CREATE_KEY = 'create:';

/** The option with this very label, upper or lower case. */
export function optionNamed(options: readonly Option[], typed: string): Option | undefined {
  const { compare } = new Intl.Collator(undefined, { sensitivity: 'accent' });
  const text = typed.trim();
  return options.find((option) => compare(option.label.trim(), text) === 0);
}

/** What can be created from what was typed: the trimmed text, unless an option is called so. */
export function creatable(options: readonly Option[], typed: string): string | null {
  const text = typed.trim();
  return text === '' || optionNamed(options, text) ? null : text;
}
