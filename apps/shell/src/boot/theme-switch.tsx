import { useAuth, useData, useQuery } from '@evergift/data/react';
import { useEffect } from 'react';
import { showTheme } from '../browser/theme.ts';

/** Keeps the page in the theme of the settings document. */
export function ThemeSwitch() {
  const { user } = useAuth();
  const { data: settings, complete } = useQuery(useData().settings$);
  // What the settings are by default is no answer: the device may know better.
  const theme = user && complete ? settings.theme : undefined;

  useEffect(() => {
    if (theme) showTheme(theme);
  }, [theme]);

  return null;
}
