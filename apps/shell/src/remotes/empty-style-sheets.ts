/**
 * Lets a style sheet that arrived as something else fail. A browser refuses a sheet of the wrong
 * type, and Chromium says of it that it has loaded: the page would be shown without its styles.
 *
 * @returns ends it
 */
export function rejectEmptyStyleSheets(page: Document = document): () => void {
  const check = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    if (!isEmpty(target)) return;
    // Whoever waits for the sheet hears of a failure in place of a success.
    event.stopImmediatePropagation();
    target.dispatchEvent(new Event('error'));
  };
  // These events do not bubble; on their way down they pass here.
  page.addEventListener('load', check, { capture: true });
  return () => page.removeEventListener('load', check, { capture: true });
}

function isEmpty({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet === null || sheet.cssRules.length === 0;
  } catch {
    // The rules of another origin's sheet cannot be read: it is taken as it is.
    return false;
  }
}
