import type { Data } from '@evergift/data';
import type { ToastStore } from '@evergift/ui/toast-store';
import type { Subscription } from 'rxjs';

/**
 * Tells a person that the server refused what they changed in an earlier visit: by now it has been
 * taken back, and without a word they would believe it saved. The notice stays until it is closed.
 */
export function tellRefusedChanges({ refusedChanges$ }: Data, toasts: ToastStore): Subscription {
  return refusedChanges$.subscribe((count) => {
    toasts.show({
      type: 'warning',
      title: count === 1 ? 'A change was not saved' : `${count} changes were not saved`,
      message:
        'The server did not accept what you changed in an earlier visit, so it has been taken back. Please look at what you edited last.',
      duration: 0,
    });
  });
}
