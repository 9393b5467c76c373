import type { ComponentType } from 'react';
import type { ModalName, ModalRequests } from './modals.ts';
import type { Notice } from './notice.ts';

/**
 * Gives what is typed, undefined for nothing; plain JSON.
 *
 * @param isPageGoing also what is being saved, until this device has it: the page may end that
 */
export type ReadDraft = (isPageGoing?: boolean) => unknown;

/** Keeps what is typed in an open modal when the page is loaded anew. Call it through `useDraft`. */
export interface DraftKeeper {
  /** What was typed in this modal before the page was loaded anew; once, then undefined. */
  take: () => unknown;
  /**
   * Says how to read what is typed. @returns ends it
   *
   * @param sentAs gives the id of the new record that it is being saved as, undefined when it is not
   */
  register: (read: ReadDraft, sentAs?: () => string | undefined) => () => void;
  /**
   * Keeps what is typed in the modal that is about to close without being saved, says so, and offers
   * to reopen it. Does nothing when nothing was typed.
   */
  setAside?: () => void;
}

/** What the host of a remote, the shell, does for it. */
export interface Host {
  /** Opens a modal of any app; its app is loaded when first needed. */
  openModal: <Name extends ModalName>(name: Name, request: ModalRequests[Name]) => void;
  /** Prefetches a modal: call it when the pointer or the focus reaches what opens it. */
  preloadModal: (name: ModalName) => void;
  /** Shows a toast. An error notice is also reported. */
  notify: (notice: Notice) => void;
  /** Reports an error that the person need not see. */
  reportError: (error: unknown) => void;
  /**
   * Signs out; asks first when changes still wait for the network. Says how it went. Resolves when it
   * is over, also when the person stays.
   */
  signOut: () => Promise<void>;
  /** Names the page that is shown; undefined takes the name back. Call it through `usePageTitle`. */
  setPageTitle?: (title: string | undefined) => void;
  /** What the apps contribute to the dashboard (`where: ['dashboard']`). Absent where there are no other apps. */
  MorePages?: ComponentType;
  /** Absent where nothing is kept. */
  drafts?: DraftKeeper;
}
