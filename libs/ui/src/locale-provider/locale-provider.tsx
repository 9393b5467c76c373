import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { FormatsContext, type FieldFormats } from './formats-context.ts';

interface LocaleProviderProps {
  /** Default: US dollars and American English, whatever the browser's language. */
  formats?: FieldFormats | undefined;
  children: ReactNode;
}

/** Makes all fields write and read dates and amounts as the page does. */
export function LocaleProvider({ formats, children }: LocaleProviderProps) {
  return (
    <FormatsContext value={formats}>
      <I18nProvider locale={formats?.dates ?? 'en-US'}>{children}</I18nProvider>
    </FormatsContext>
  );
}
