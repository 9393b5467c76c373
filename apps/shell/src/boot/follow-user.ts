import type { Data } from '@evergift/data';
import type { ToastStore } from '@evergift/ui/toast-store';
import { distinctUntilChanged, map, pairwise, startWith } from 'rxjs';
import type { Subscription } from 'rxjs';
import type { ErrorReporting } from '../reporting/error-reporting.ts';
import type { ModalStore } from '../modals/modal-store.ts';
import { keptOnDevice } from '../browser/kept-text.ts';

/** Whether somebody ever signed in on this device; it says nothing about whom. The landing page reads it, too. */
export const signedInBefore = keptOnDevice('evergift.signed-in-before');

interface FollowingParts {
  toasts: ToastStore;
  modals: ModalStore;
  reporting: ErrorReporting;
}

/**
 * Follows who is signed in. What the one before left on the screen goes with them: toasts (they
 * contain names, and Undo), and an open modal. Reports carry the id of who is there, and the device
 * keeps that somebody was.
 */
export function followUser(
  { session }: Data,
  { toasts, modals, reporting }: FollowingParts,
): Subscription {
  return session.state$
    .pipe(
      map(({ user }) => user?.uid),
      startWith(undefined),
      distinctUntilChanged(),
      pairwise(),
    )
    .subscribe(([before, now]) => {
      reporting.identify(now);
      if (now !== undefined) signedInBefore.write('yes');
      if (before === undefined) return;
      toasts.clear();
      modals.close();
    });
}
