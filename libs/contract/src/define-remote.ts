import { messages } from '@evergift/language/messages';
import { CONTRACT_VERSION } from './contract-version.ts';
import type { RemoteContributions } from './contributions.ts';
import type { RemoteModule } from './remote-module.ts';

/** A remote as its `src/remote.ts` defines it: its pages and modals, and all that it adds. */
export type RemoteDefinition = RemoteModule & RemoteContributions;

/**
 * Builds a remote's module for the contract version it is compiled with, with the translations of its build.
 * Each remote carries this function and its number; what it shares with the shell would say the shell's number.
 */
export function defineRemote(remote: Omit<RemoteDefinition, 'contract'>): RemoteDefinition {
  return { contract: CONTRACT_VERSION, messages, ...remote };
}
