import type { KeyboardEvent } from 'react';

/**
 * Enter in a field submits a form whose button is disabled, which browsers do not do: the person
 * then hears what is missing where nothing would happen.
 *
 * @param isBlocked whether the submit button is disabled because something is missing
 */
export const submitOnEnter =
  (isBlocked: boolean) =>
  (event: KeyboardEvent<HTMLFormElement>): void => {
    if (!isBlocked || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
