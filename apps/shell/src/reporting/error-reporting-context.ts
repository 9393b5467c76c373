import { createContext, use } from 'react';
import type { ErrorReporting } from './error-reporting.ts';

/** Gives the page's error reporting to the shell's own components. */
export const ErrorReportingContext = createContext<ErrorReporting | undefined>(undefined);

/** @throws Error outside an ErrorReportingContext */
export function useErrorReporting(): ErrorReporting {
  const reporting = use(ErrorReportingContext);
  if (!reporting) throw new Error('useErrorReporting must be used in an ErrorReportingContext.');
  return reporting;
}
