import type { Data } from '@evergift/data';
import { text } from '@evergift/language';
import type { ToastStore } from '@evergift/ui/toast-store';
import { merge, map, type Subscription } from 'rxjs';

const refused = text(
  'The server did not accept what you changed in an earlier visit, so it has been taken back. Please look at what you edited last.',
);
const interrupted = text(
  'The page was closed or reloaded before this device had stored it. Please look at what you edited last.',
);

/**
 * Notifies a person of changes of an earlier visit that are lost: the server refused them, or the page ended before
 * this device had stored them. Without a word they would believe them saved. The notice stays until it is closed.
 */
export function notifyLostChanges(
  { refusedChanges$, interruptedChanges$ }: Data,
  toasts: ToastStore,
): Subscription {
  return merge(
    refusedChanges$.pipe(map((count) => ({ count, message: refused }))),
    interruptedChanges$.pipe(map((count) => ({ count, message: interrupted }))),
  ).subscribe(({ count, message }) => {
    toasts.show({
      type: 'warning',
      title: text(
        '{count, plural, one {A change was not saved} other {# changes were not saved}}',
        {
          count,
        },
      ),
      message,
      duration: 0,
    });
  });
}
