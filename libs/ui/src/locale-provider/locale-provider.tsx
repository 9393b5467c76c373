import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/**
 * Writes and reads dates and amounts in all fields in American English, whatever the browser's
 * language: pages speak it, too.
 */
export function LocaleProvider({ children }: { children: ReactNode }) {
  return <I18nProvider locale="en-US">{children}</I18nProvider>;
}
