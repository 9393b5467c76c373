import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltContract } from '@evergift/contract/app-contract';
import { contractFile } from '../contract/contract-file.ts';
import type { DeployedProduct } from './breakage.ts';

/** What is live cannot be read; the message says why and what to do. */
export class DeployedProductError extends Error {
  override readonly name = 'DeployedProductError';
}

/** The contract of an app's build in a folder laid out as `apps` is; undefined when there is none. */
export function readBuiltContract(apps: string, name: string): BuiltContract | undefined {
  const file = join(apps, name, 'dist', contractFile);
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as BuiltContract;
}

function readFolder(folder: string): DeployedProduct {
  const apps = existsSync(join(folder, 'apps')) ? join(folder, 'apps') : folder;
  if (!existsSync(apps)) throw new DeployedProductError(`There is no folder ${apps}.`);
  const built = readdirSync(apps).filter((name) => existsSync(join(apps, name, 'dist')));
  const contracts = new Map(built.map((name) => [name, readBuiltContract(apps, name)]));
  const known = [...contracts.values()].filter((one) => one !== undefined);
  if (known.length === 0) {
    throw new DeployedProductError(`No app in ${apps} is built with a ${contractFile}.`);
  }
  const shell = contracts.get('shell');
  return {
    ...(shell && { shell }),
    remotes: known.filter((one) => one !== shell),
    silent: built.filter((name) => contracts.get(name) === undefined && name !== 'reminders'),
  };
}

/** JSON at an address; undefined when there is none. A site's rewrites answer with a page then. */
async function requestJson(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(20_000) }).catch(
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new DeployedProductError(`${address} does not answer: ${reason}.`);
    },
  );
  const type = response.headers.get('content-type') ?? '';
  if (response.status === 404 || (response.ok && type.startsWith('text/html'))) return undefined;
  if (!response.ok) throw new DeployedProductError(`${address} answered ${response.status}.`);
  return response.json();
}

interface ListedApps {
  remotes?: readonly { name: string; entry: string }[];
  microFrontends?: Readonly<Record<string, readonly { url: string }[]>>;
}

/**
 * Where each app lies: of remotes.json in any of its shapes, only the addresses are read. The builds
 * of an app share a site, and its contract.json is that of the latest deploy.
 */
export function addressesIn({ remotes = [], microFrontends = {} }: ListedApps) {
  const listed = Object.entries(microFrontends).flatMap(([name, [build]]) =>
    build ? [{ name, entry: build.url }] : [],
  );
  return [...remotes.map(({ name, entry }) => ({ name, entry })), ...listed];
}

async function readSite(address: string): Promise<DeployedProduct> {
  const base = new URL(address.endsWith('/') ? address : `${address}/`);
  const manifest = (await requestJson(new URL('remotes.json', base).href)) as
    | ListedApps
    | undefined;
  if (manifest === undefined) {
    throw new DeployedProductError(`There is no remotes.json at ${base.href}: no shell is live.`);
  }
  const read = (at: URL) => requestJson(new URL(contractFile, at).href);
  const shell = (await read(base)) as BuiltContract | undefined;
  const apps = await Promise.all(
    addressesIn(manifest).map(async ({ name, entry }) => ({
      name,
      contract: (await read(new URL(entry, base))) as BuiltContract | undefined,
    })),
  );
  const linked = new Set(shell?.linked?.map(({ name }) => name));
  return {
    ...(shell && { shell }),
    remotes: apps.flatMap(({ contract }) => contract ?? []),
    silent: [
      ...(shell ? [] : ['shell']),
      ...apps
        .filter(({ name, contract }) => !contract && !linked.has(name))
        .map(({ name }) => name),
    ],
  };
}

/**
 * Reads the contracts of what is live.
 *
 * @param against the address of the deployed shell, or a folder: a checkout with its builds, or one
 *   that is laid out as `apps` is
 * @throws DeployedProductError
 */
export const readDeployed = async (against: string): Promise<DeployedProduct> =>
  /^https?:/.test(against) ? readSite(against) : readFolder(against);
