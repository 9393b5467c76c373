import { createToastStore } from '@evergift/ui/toast-store';
import type { ToastStore } from '@evergift/ui/toast-store';
import { reportError } from '../reporting/report-error.ts';

/** An error toast that carries no error; its message is left out, for it may hold a name. */
export class UnexplainedNoticeError extends Error {
  override readonly name = 'UnexplainedNoticeError';

  constructor(title: string | undefined) {
    super(`An error notice without its error was shown: ${title ?? 'untitled'}`);
  }
}

/** The page's toasts. Each error toast reports its error, whoever shows it (T1). */
export function createToasts(): ToastStore {
  return createToastStore({
    reportError: ({ error, title }) => reportError(error ?? new UnexplainedNoticeError(title)),
  });
}
