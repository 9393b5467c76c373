import type { Data } from '@evergift/data';
import type { ComponentType } from 'react';
import type { RemoteAccess } from './contributions.ts';
import type { RemoteGate } from './gate.ts';
import type { MessageLoaders } from '@evergift/language/messages';
import type { ModalLoader, ModalName } from './modals.ts';

/** One page of a remote. */
export interface RemoteRoute {
  /** Absolute pattern, e.g. `/people/:personId`. Its first part belongs to this remote alone. */
  path: string;
  /**
   * What the page is called before it is there, e.g. 'People', or 'Person' for one of many: the
   * browser's title while its code and its data load.
   */
  title: string;
  /** Who may see it. Default `signed-in`. Since contract 3; before, remotes.json alone said it. */
  access?: RemoteAccess;
  /**
   * Loads the page. The host calls it, so that it can fetch a page ahead, give up after a timeout
   * and try again; a page that was loaded is rendered without waiting.
   */
  load: () => Promise<ComponentType>;
}

/** What a remote exposes as `./remote`: the code that the shell runs. */
export interface RemoteModule {
  /** The contract it was built against (CONTRACT_VERSION). */
  contract: number;
  /** The name it has in remotes.json. */
  name: string;
  /** Its own version, for the status page and the error reports. */
  version: string;
  routes: readonly RemoteRoute[];
  /** The modals that it owns; any app may open them. */
  modals: { readonly [Name in ModalName]?: ModalLoader<Name> };
  /** Drawn around the pages of signed-in people. The host takes the first app's that has one. */
  gate?: RemoteGate;
  /** Its translations; the host adds those of its language before it loads a page or a modal. */
  messages?: MessageLoaders;
  /**
   * Does what needs no page, such as showing notifications, for as long as the document lives. The
   * host calls it once, on an idle page; its code is fetched then.
   */
  background?: (data: Data, reportError: (error: unknown) => void) => Promise<void>;
}
