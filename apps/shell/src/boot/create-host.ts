import type { Host } from '@evergift/contract';
import type { ToastStore } from '@evergift/ui/toast-store';
import { MorePages } from '../remotes/contributed-navigation.tsx';
import type { Drafts } from '../modals/drafts.ts';
import type { ErrorReporting } from '../reporting/error-reporting.ts';
import type { Remotes } from '../remotes/remotes.ts';
import type { PageTitles } from '../pages/page-titles.ts';
import type { ModalStore } from '../modals/modal-store.ts';
import type { SignOut } from '../modals/sign-out.ts';

/** The parts of the page that remotes reach through the host. */
export interface HostParts {
  remotes: Remotes;
  modals: ModalStore;
  reporting: ErrorReporting;
  /** From `createToasts`, which reports error toasts. */
  toasts: ToastStore;
  titles: PageTitles;
  /** Absent: nothing typed is kept over a reload. */
  drafts?: Drafts;
  signOut: SignOut;
}

/** What the shell does for the remotes and for its own pages. */
export function createHost({
  remotes,
  modals,
  reporting,
  toasts,
  titles,
  drafts,
  signOut,
}: HostParts): Host {
  return {
    openModal: (name, request) => modals.open(name, request),
    preloadModal: (name) => {
      // Prefetching is optional; opening the modal says what is wrong.
      remotes.loadModal(name).catch(() => undefined);
    },
    notify: (notice) => void toasts.show(notice),
    reportError: (error) => reporting.report(error),
    setPageTitle: (title) => titles.set(title),
    signOut: () => signOut.run(),
    MorePages,
    ...(drafts && { drafts }),
  };
}
