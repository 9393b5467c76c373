/**
 * What is seen while the components' styles are in the opposite order. Each app brings the styles
 * that it needs, whenever it is loaded: which of two comes last is chance.
 */
export function inReverseOrder<Seen>(look: () => Seen): Seen {
  const styles = [...document.head.querySelectorAll('style')];
  const parts = styles.filter(({ textContent }) => textContent.includes('@layer components'));
  if (parts.length < 2) throw new Error('No styles of single components were found to be turned.');
  document.head.append(...[...parts].reverse());
  const seen = look();
  document.head.append(...parts);
  return seen;
}
