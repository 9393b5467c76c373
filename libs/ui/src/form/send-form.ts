import type { FormEvent, KeyboardEvent } from 'react';

/** Whether a field of the form contains text that is not part of its value; the first one says so. */
export function refusesToSend(event: FormEvent<HTMLFormElement>): boolean {
  const fields = [...event.currentTarget.elements] as HTMLInputElement[];
  const unfinished = fields.find((field) => field.validity?.customError);
  if (!unfinished) return false;
  event.preventDefault();
  unfinished.focus();
  unfinished.checkValidity();
  return true;
}

/** Sends the form as its main button would; does nothing while that is disabled or at work. */
export function sendForm(form: HTMLFormElement | null): void {
  const buttons = form?.querySelectorAll<HTMLButtonElement>(
    'button:is([type=submit], [data-pending])',
  );
  const main = buttons?.[0];
  if (!main) form?.requestSubmit();
  else if (main.type === 'submit' && !main.disabled) form?.requestSubmit(main);
}

const isSendShortcut = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing;

/** The parts of a date take up what was typed in them, and send the form themselves. */
const isDatePart = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.role === 'spinbutton';

/** Ctrl+Enter, on a Mac Cmd+Enter, sends the form from wherever one is in it. */
export const sendOnShortcut = {
  onKeyDownCapture: (event: KeyboardEvent<HTMLFormElement>) => {
    if (!isSendShortcut(event) || isDatePart(event)) return;
    event.preventDefault();
    event.stopPropagation();
    sendForm(event.currentTarget);
  },
};
