/**
 * The element that the application is rendered into.
 *
 * @throws Error when the page has none: app.html is damaged, and nothing could be shown
 */
export function findRootElement(page: Document): HTMLElement {
  const root = page.getElementById('root');
  if (!root) {
    throw new Error(
      'Evergift cannot start: the page has no element with the id "root". Restore it in app.html.',
    );
  }
  return root;
}
