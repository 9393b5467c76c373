import { onTestFinished, vi } from 'vitest';
import { startErrorReporting, stopErrorReporting } from '../reporting/report-error.ts';
import type { ReportContext } from '../reporting/reporter.ts';

export const firebaseOfTests = {
  apiKey: 'demo',
  projectId: 'demo',
  appId: 'demo',
  authDomain: 'localhost',
};

interface Report {
  error: unknown;
  context: ReportContext | undefined;
}

/** What the shell reports from now on, and for whom. React's own words in the console are quiet. */
export function recordReports() {
  const reports: Report[] = [];
  const users: (string | undefined)[] = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  stopErrorReporting();
  startErrorReporting(
    { firebase: firebaseOfTests, sentry: { dsn: 'https://key@example.com/1' } },
    () =>
      Promise.resolve({
        report: (error, context) => void reports.push({ error, context }),
        identify: (uid) => void users.push(uid),
      }),
  );
  onTestFinished(() => {
    stopErrorReporting();
    vi.restoreAllMocks();
  });
  return { reports, users };
}
