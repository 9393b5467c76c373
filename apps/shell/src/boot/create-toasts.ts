import { createToastStore } from '@evergift/ui/toast-store';
import type { ToastStore } from '@evergift/ui/toast-store';
import type { ErrorReporting } from '../reporting/error-reporting.ts';

/** An error toast that carries no error; its message is left out, for it may contain a name. */
class UnexplainedNoticeError extends Error {
  override readonly name = 'UnexplainedNoticeError';

  constructor(title: string | undefined) {
    super(`An error notice without its error was shown: ${title ?? 'untitled'}`);
  }
}

/** The page's toasts. Each error toast reports its error, whoever shows it. */
export function createToasts(reporting: ErrorReporting): ToastStore {
  return createToastStore({
    reportError: ({ error, title }) => reporting.report(error ?? new UnexplainedNoticeError(title)),
  });
}
