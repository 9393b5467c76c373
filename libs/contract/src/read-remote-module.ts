import { CONTRACT_VERSION } from './contract-version.ts';
import type { RemoteModule } from './remote-module.ts';

/** A remote answered, but not with a module that this shell can use. */
export class RemoteModuleError extends Error {
  override readonly name = 'RemoteModuleError';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Checks what a remote exposed against the contract. What contract 3 added is in remotes.json, so
 * a module of contract 2 is read as it is.
 *
 * @param name the name that remotes.json gives it
 * @param loaded the module that was loaded: `{ remote }`
 * @throws RemoteModuleError that says what does not fit
 */
export function readRemoteModule(name: string, loaded: unknown): RemoteModule {
  const remote = isRecord(loaded) ? loaded['remote'] : undefined;
  if (!isRecord(remote)) {
    throw new RemoteModuleError(`The app '${name}' loaded, but it exposes no remote.`);
  }
  const { contract } = remote;
  if (contract !== CONTRACT_VERSION && contract !== CONTRACT_VERSION - 1) {
    throw new RemoteModuleError(
      `The app '${name}' speaks contract ${String(contract)} and this shell ${CONTRACT_VERSION} or ${CONTRACT_VERSION - 1}: deploy the older of the two.`,
    );
  }
  if (!Array.isArray(remote['routes']) || !isRecord(remote['modals'])) {
    throw new RemoteModuleError(`The app '${name}' exposes no routes or no modals.`);
  }
  return remote as unknown as RemoteModule;
}
