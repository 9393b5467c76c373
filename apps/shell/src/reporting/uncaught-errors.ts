import { text } from '@evergift/language';
import type { ToastRequest } from '@evergift/ui/toast-store';
import type { KnownApp } from '../deployment/known-app.ts';
import { appLabel } from '../deployment/known-app.ts';
import { findOwner } from './find-owner.ts';
import type { ErrorReporting } from './error-reporting.ts';

/** Something that is no Error was thrown, and nobody caught it. */
class ThrownValueError extends Error {
  override readonly name = 'ThrownValueError';

  /** @param place address of the script that threw it, if it is known: it is used in place of the stack */
  constructor(thrown: unknown, place: string) {
    super(String(thrown));
    this.stack = `${this.name}: ${this.message}${place && `\n    at ${place}`}`;
  }
}

interface Page {
  apps: () => readonly KnownApp[];
  reporting: ErrorReporting;
  show: (toast: ToastRequest) => unknown;
}

/** An error so soon after a click or a key, in milliseconds, is why nothing came of it. */
const soon = 1000;
const actions = ['click', 'keydown', 'submit'] as const;
/** Whether the browser only says that it lays the page out once more; nothing has failed. */
const isRemark = (message: string): boolean => message.startsWith('ResizeObserver loop');

/**
 * Follows errors that nobody caught: of event handlers, timers and promises. Each is reported in the
 * name of the app whose code threw; if a person's click or key came to nothing, a toast says so.
 *
 * @returns ends it
 */
export function followUncaughtErrors({ apps, reporting, show }: Page): () => void {
  let lastAction = -Infinity;
  const noteAction = ({ timeStamp }: Event) => (lastAction = timeStamp);

  const handle = (thrown: unknown, { timeStamp }: Event, place = '') => {
    const error = thrown instanceof Error ? thrown : new ThrownValueError(thrown, place);
    const owner = findOwner(error, apps());
    reporting.report(error, owner);
    if (!owner || timeStamp - lastAction > soon) return;
    const message = text(
      'Something went wrong in {app}. Please try again; if it happens again, reload the page.',
      { app: appLabel(owner.area, apps()) },
    );
    show({ type: 'error', title: text('That did not work'), message, error });
  };
  const onError = (event: ErrorEvent) => {
    if (!isRemark(event.message)) handle(event.error ?? event.message, event, event.filename);
  };
  const onRejection = (event: PromiseRejectionEvent) => handle(event.reason, event);

  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  for (const action of actions) addEventListener(action, noteAction, { capture: true });
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
    for (const action of actions) removeEventListener(action, noteAction, { capture: true });
  };
}
