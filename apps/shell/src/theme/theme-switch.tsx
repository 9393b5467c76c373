import { useAuth, useData, useQuery } from '@evergift/data/react';
import { useEffect } from 'react';
import { showTheme } from './theme.ts';

/** Keeps the page in the theme of the settings document (U3). */
export function ThemeSwitch() {
  const { user } = useAuth();
  const { data: settings, status } = useQuery(useData().settings$);
  const theme = user && status !== 'loading' ? settings.theme : undefined;

  useEffect(() => {
    if (theme) showTheme(theme);
  }, [theme]);

  return null;
}
