import type { Option } from '../popover/option.tsx';

/** The key of the line that offers to create what was typed. No option has it. */
export const CREATE_KEY = 'create:';

/** The option with this very text as its label, else as the line below it: a full name. Upper or lower case. */
export function optionNamed(options: readonly Option[], typed: string): Option | undefined {
  return optionLabelled(options, typed) ?? find(options, typed, ({ detail }) => detail);
}

/** What can be created from what was typed: the trimmed text, unless an option has that name. */
export function creatable(options: readonly Option[], typed: string): string | null {
  const text = typed.trim();
  return text === '' || optionNamed(options, text) ? null : text;
}

const optionLabelled = (options: readonly Option[], typed: string) =>
  find(options, typed, ({ label }) => label);

function find(
  options: readonly Option[],
  typed: string,
  textOf: (option: Option) => string | undefined,
): Option | undefined {
  const { compare } = new Intl.Collator(undefined, { sensitivity: 'accent' });
  return options.find((option) => {
    const text = textOf(option);
    return text !== undefined && compare(text.trim(), typed.trim()) === 0;
  });
}
