import { CONTRACT_VERSION } from './contract-version.ts';
import type { RemoteModule } from './remote-module.ts';

/** Builds a remote's module for the contract version it is compiled with. */
export function defineRemote(remote: Omit<RemoteModule, 'contract'>): RemoteModule {
  return { contract: CONTRACT_VERSION, ...remote };
}
