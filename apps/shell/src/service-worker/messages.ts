/** What a page asks its service worker once it is idle, with a port for the answer. */
export interface KeepOfflineRequest {
  type: 'keep-offline';
  /** Addresses of everything that the page has loaded so far. */
  loaded: readonly string[];
  /** The page has just been opened: what was found out for that need not be asked again. */
  opened: boolean;
  /** What the page speaks: the files of other languages are not kept. */
  language: string;
}

/** The answer to a KeepOfflineRequest. */
export interface KeepOfflineAnswer {
  /** Whether the whole product is there without a network. */
  kept: boolean;
  /** Whether a newer version than the page's is there for the next load. */
  newer: boolean;
  /** What is wrong with what is deployed; absent when it is just out of reach. */
  problem?: string;
}

/** What the worker sends to the open pages when a newer version than theirs is ready. */
export interface NewVersionMessage {
  type: 'new-version';
}

/**
 * What the worker sends to an open page when a notification was clicked, with a port for the answer that it goes there.
 */
export interface OpenPageMessage {
  type: 'open-page';
  path: string;
}
