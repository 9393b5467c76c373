const storageKey = 'evergift.theme';

/** The themes of the settings document (U3). */
export type Theme = 'light' | 'dark' | 'system';

const isTheme = (value: unknown): value is Theme =>
  value === 'light' || value === 'dark' || value === 'system';

/** Shows a theme, and remembers it on this device for the next first paint. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Without storage the theme comes with the settings, a moment after the first paint.
  }
}

/** The theme that this device showed last; light until then. */
export function rememberedTheme(): Theme {
  try {
    const theme = localStorage.getItem(storageKey);
    return isTheme(theme) ? theme : 'light';
  } catch {
    return 'light';
  }
}
