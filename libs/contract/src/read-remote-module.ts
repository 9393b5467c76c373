import { CONTRACT_VERSION, FIRST_CONTRACT } from './contract-version.ts';
import type { RemoteModule } from './remote-module.ts';

/** A remote answered, but not with a module that this shell can use. */
export class RemoteModuleError extends Error {
  override readonly name = 'RemoteModuleError';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Checks what a remote exposed against the contract.
 *
 * @param name the name that remotes.json gives it
 * @param loaded the module that was loaded: `{ remote }`
 * @param contract the contract of the shell
 * @throws RemoteModuleError that says what does not fit
 */
export function readRemoteModule(
  name: string,
  loaded: unknown,
  contract: number = CONTRACT_VERSION,
): RemoteModule {
  const remote = isRecord(loaded) ? loaded['remote'] : undefined;
  if (!isRecord(remote)) {
    throw new RemoteModuleError(`The app '${name}' loaded, but it exposes no remote.`);
  }
  const readable = [contract, contract - 1].filter((one) => one >= FIRST_CONTRACT);
  if (!readable.some((one) => one === remote['contract'])) {
    throw new RemoteModuleError(
      `The app '${name}' speaks contract ${String(remote['contract'])} and this shell ${readable.join(' or ')}: deploy the older of the two.`,
    );
  }
  if (!Array.isArray(remote['routes']) || !isRecord(remote['modals'])) {
    throw new RemoteModuleError(`The app '${name}' exposes no routes or no modals.`);
  }
  return remote as unknown as RemoteModule;
}
