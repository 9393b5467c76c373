import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The field of the open form by its label. */
export const field = (label: string) =>
  within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

/** Puts a date (YYYY-MM-DD) into a date field. */
export async function setDate(user: UserEvent, label: string, date: string) {
  const group = screen.getByRole('group', { name: label });
  await user.click(within(group).getAllByRole('spinbutton')[0] as HTMLElement);
  await user.paste(date);
}

/** Chooses an option of a selector by its label. */
export async function choose(user: UserEvent, label: string, option: string) {
  await user.click(screen.getByRole('button', { name: new RegExp(`${label}$`) }));
  await user.click(screen.getByRole('option', { name: new RegExp(`^${option}`) }));
}

/** Types into a combo box or a picker of the open form and takes what Enter chooses or creates. */
export async function pick(user: UserEvent, label: string, text: string) {
  const dialog = within(screen.getByRole('dialog'));
  const input = dialog.getByRole('combobox', { name: new RegExp(`^${label}`) });
  await user.click(input);
  await user.keyboard(`${text}{Enter}`);
  await user.tab();
}

/**
 * Puts a text at the end of a field at once, as from the clipboard. Key by key, the form would be
 * drawn for each: for tests of what is done with the text, not of typing.
 */
export async function write(
  user: Pick<UserEvent, 'click' | 'paste'>,
  input: Element,
  text: string,
) {
  await user.click(input);
  await user.paste(text);
}
