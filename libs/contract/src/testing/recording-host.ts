import type { Host } from '../host.ts';
import type { ModalName, ModalRequests } from '../modals.ts';
import type { Notice } from '../notice.ts';

/** A modal that somebody asked for. */
export interface OpenedModal {
  readonly name: ModalName;
  readonly request: ModalRequests[ModalName];
}

/** A host that remembers what it was asked to do. */
export interface RecordingHost extends Host {
  readonly notices: Notice[];
  readonly opened: OpenedModal[];
  readonly preloaded: ModalName[];
  readonly errors: unknown[];
  /** How often somebody asked to be signed out. */
  signOuts: number;
}

/** @param onOpen called when a modal is asked for, so that a test can show it */
export function createRecordingHost(onOpen?: (modal: OpenedModal) => void): RecordingHost {
  const host: RecordingHost = {
    notices: [],
    opened: [],
    preloaded: [],
    errors: [],
    signOuts: 0,
    notify: (notice) => void host.notices.push(notice),
    openModal: (name, request) => {
      host.opened.push({ name, request });
      onOpen?.({ name, request });
    },
    preloadModal: (name) => void host.preloaded.push(name),
    reportError: (error) => void host.errors.push(error),
    signOut: async () => void (host.signOuts += 1),
  };
  return host;
}
