import { keptOnDevice } from './kept-text.ts';

/** Read again by the script in app.html, before the first paint. */
const kept = keptOnDevice('evergift.theme');

/** The themes of the settings document. */
export type Theme = 'light' | 'dark' | 'system';

/** Shows a theme, and remembers it on this device for the next first paint. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  // Without storage the theme comes with the settings, a moment after the first paint.
  kept.write(theme);
}
