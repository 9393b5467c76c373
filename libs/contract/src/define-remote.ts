import { CONTRACT_VERSION } from './contract-version.ts';
import type { RemoteModule } from './remote-module.ts';

/**
 * Builds a remote's module for the contract version it is compiled with. Each remote carries this
 * function and its number; what it shares with the shell would say the shell's number.
 */
export function defineRemote(remote: Omit<RemoteModule, 'contract'>): RemoteModule {
  return { contract: CONTRACT_VERSION, ...remote };
}
