/**
 * Attributes of an element that shows how far something is.
 *
 * @param percent 0 to 100
 * @param text the value in words
 */
export const progressBar = (label: string, percent: number, text: string) => ({
  role: 'progressbar',
  'aria-label': label,
  'aria-valuenow': percent,
  'aria-valuemin': 0,
  'aria-valuemax': 100,
  'aria-valuetext': text,
});
