import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/**
 * Writes and reads dates and amounts in all fields as `formatDate` and `formatMoney` do on pages,
 * whatever the browser's language: the product speaks American English.
 */
export function LocaleProvider({ children }: { children: ReactNode }) {
  return <I18nProvider locale="en-US">{children}</I18nProvider>;
}
