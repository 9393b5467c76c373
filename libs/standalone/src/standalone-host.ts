import type { Data } from '@evergift/data';
import type { Host, ModalName, ModalRequests, RemoteModule } from '@evergift/contract';
import { createToastStore } from '@evergift/ui/toast-store';
import type { ToastStore } from '@evergift/ui/toast-store';
import { BehaviorSubject } from 'rxjs';

/** The modal that is open. */
interface OpenModal {
  /** Grows with every opening, so that the same modal opened twice starts afresh. */
  key: number;
  name: ModalName;
  request: ModalRequests[ModalName];
}

export interface StandaloneHost extends Host {
  toasts: ToastStore;
  modal$: BehaviorSubject<OpenModal | undefined>;
}

/** Does for one remote what the shell does for all of them; errors go to the browser's console. */
export function createStandaloneHost(remote: RemoteModule, { session }: Data): StandaloneHost {
  const toasts = createToastStore();
  const modal$ = new BehaviorSubject<OpenModal | undefined>(undefined);
  let openings = 0;
  return {
    toasts,
    modal$,
    openModal: (name, request) => {
      openings += 1;
      modal$.next({ key: openings, name, request });
    },
    preloadModal: (name) => {
      // Fetching ahead is a courtesy; opening the modal says what is wrong.
      remote.modals[name]?.().catch(() => undefined);
    },
    notify: ({ error, ...notice }) => {
      if (notice.type === 'error') window.reportError(error ?? new Error(notice.message));
      toasts.show(notice);
    },
    reportError: (error) => window.reportError(error),
    signOut: async () => void (await session.signOut({ discardPending: true })),
  };
}
