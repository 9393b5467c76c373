import type { Data } from '@evergift/data';
import { text } from '@evergift/language';
import type { ToastStore } from '@evergift/ui/toast-store';
import {
  distinctUntilChanged,
  first,
  map,
  of,
  pairwise,
  startWith,
  switchMap,
  type Subscription,
} from 'rxjs';
import type { ModalStore, OpenModal } from './modal-store.ts';
import type { Drafts } from './drafts.ts';

interface Parts {
  drafts: Drafts;
  modals: ModalStore;
  toasts: ToastStore;
}

/** Milliseconds in which a dismissed form can be reopened from its toast. */
const reopenDuration = 10_000;

/**
 * Keeps what was typed in a form that is dismissed, or that another one replaces, such as that of a gift which another
 * program shares: its toast reopens it, and so does opening it anew.
 */
function followDismissed({ drafts, modals, toasts }: Parts): Subscription {
  const keep = (modal: OpenModal, values: unknown) => {
    drafts.keepDismissed(modal, values);
    toasts.show({
      message: text('What you typed is kept.'),
      duration: reopenDuration,
      action: {
        label: text('Reopen'),
        onAction: () => modals.open(modal.name, modal.request as never),
      },
    });
  };
  const dismissals = drafts.setAside$.subscribe((values) => {
    const modal = modals.current();
    if (modal) keep(modal, values);
  });
  const openings = modals.open$
    .pipe(startWith(undefined), pairwise())
    .subscribe(([before, open]) => {
      // Retry opens the same modal with the same request: what was restored is still for that.
      if (before && before.request !== open?.request) {
        const values = drafts.leave();
        if (open && values !== undefined) keep(before, values);
      }
      if (open) drafts.offerDismissed(open);
    });
  dismissals.add(openings);
  return dismissals;
}

/**
 * Keeps an open form's draft when the page goes, and opens it again, once, for the same person; and
 * what was typed in a dismissed form. What was being saved as the page went is opened again only when this device does
 * not have it: sent again, it would be there twice. A draft is its writer's data: signing out removes it.
 */
export function followDrafts(data: Data, parts: Parts): () => void {
  const { drafts, modals, toasts } = parts;
  let uid: string | undefined;
  const following = followDismissed(parts);
  following.add(data.planner$.subscribe(({ ownerUid }) => (drafts.ownerUid = ownerUid)));
  const planner$ = data.planner$.pipe(first(({ ownerUid }) => ownerUid !== ''));
  const subscription = data.session.state$
    .pipe(
      map(({ user, loading }) => (loading ? null : user?.uid)),
      distinctUntilChanged(),
      // A user is known before the planner that opens.
      switchMap((now) => (now ? planner$.pipe(map(() => now)) : of(now))),
    )
    .subscribe((now) => {
      if (now === null) return;
      const before = uid;
      uid = now;
      if (now === undefined || before !== undefined) return drafts.forget();
      const draft = drafts.restore(now);
      if (!draft) return;
      const reopen = () => {
        modals.open(draft.name, draft.request as never);
        toasts.show({
          type: 'info',
          message: text('The page was loaded anew. What you had typed is back.'),
        });
      };
      if (draft.sentAs === undefined) return reopen();
      const answer$ = data
        .hasRecord$(draft.sentAs)
        .pipe(first(({ status }) => status !== 'loading'));
      following.add(
        answer$.subscribe(({ data: isSaved }) => {
          if (uid !== now) return;
          if (!isSaved) return reopen();
          drafts.dropDismissed(draft);
          toasts.show({
            type: 'success',
            message: text('It was saved before the page was loaded anew.'),
          });
        }),
      );
    });
  following.add(subscription);
  const keep = () => drafts.keep(uid, modals.current());
  // The page came back as it was, form and all.
  const drop = ({ persisted }: PageTransitionEvent) => persisted && drafts.forgetStored();
  addEventListener('pagehide', keep);
  addEventListener('pageshow', drop);
  return () => {
    following.unsubscribe();
    removeEventListener('pagehide', keep);
    removeEventListener('pageshow', drop);
  };
}
