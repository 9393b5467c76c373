import { onTestFinished, vi } from 'vitest';
import { ErrorReporting } from '../reporting/error-reporting.ts';
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

/** Error reporting that keeps what is reported, and for whom. React's own messages in the console are quiet. */
export function recordReports() {
  const reports: Report[] = [];
  const users: (string | undefined)[] = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reporting = new ErrorReporting(() => []);
  reporting.start({ firebase: firebaseOfTests, sentry: { dsn: 'https://key@example.com/1' } }, () =>
    Promise.resolve({
      report: (error, context) => void reports.push({ error, context }),
      identify: (uid) => void users.push(uid),
    }),
  );
  onTestFinished(() => void vi.restoreAllMocks());
  return { reporting, reports, users };
}
