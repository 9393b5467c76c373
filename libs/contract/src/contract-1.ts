import type { ModalLoader, ModalName } from './modals.ts';
import type { RemoteModule, RemoteRoute } from './remote-module.ts';

/** A remote of contract 1: its routes have no titles. */
export interface RemoteModule1 {
  contract: 1;
  name: string;
  version: string;
  routes: readonly Omit<RemoteRoute, 'title'>[];
  modals: { readonly [Name in ModalName]?: ModalLoader<Name> };
}

/**
 * What remotes of contract 1 call as `defineRemote`: they take it from the shell at run time, so it
 * stays under that name for as long as the shell reads them. New remotes import the function of
 * `@evergift/contract/define-remote`.
 */
export const defineRemote1 = (remote: Omit<RemoteModule1, 'contract'>): RemoteModule1 => ({
  contract: 1,
  ...remote,
});

/** Reads a remote of contract 1 as one of today: its pages are named by their headings alone. */
export const adaptContract1 = (remote: RemoteModule1): RemoteModule => ({
  ...remote,
  routes: remote.routes.map((route) => ({ ...route, title: '' })),
});
