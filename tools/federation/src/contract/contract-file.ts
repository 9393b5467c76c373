import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONTRACT_VERSION } from '../../../../libs/contract/src/contract-version.ts';
import type { AppContract, BuiltContract } from '@evergift/contract/app-contract';
import type { RemoteDefinition } from '@evergift/contract/define-remote';
import { runnerImport, type Plugin, type ResolvedConfig, type Rollup } from 'vite';
import { describeContract, describeShell } from './describe-contract.ts';
import { usedElsewhere } from './used-elsewhere.ts';

/** The file beside a build. Nothing that a page loads names it. */
export const contractFile = 'contract.json';

const sourceOf = (app: string, file: string): string =>
  fileURLToPath(new URL(`../../../../apps/${app}/src/${file}`, import.meta.url));

const isOurs = /\/(apps|libs)\/[^/]+\/src\//;

/** The code of our own modules that a build carries, after what is unused was removed. */
function carriedModules(bundle: Rollup.OutputBundle, isWanted: (id: string) => boolean): string[] {
  return Object.values(bundle)
    .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
    .filter(([id]) => isOurs.test(id) && isWanted(id))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, { code }]) => code ?? []);
}

async function contractOf(
  app: string,
  modules: readonly string[],
  shared: Readonly<Record<string, string>>,
): Promise<AppContract> {
  const { module } = await runnerImport<{ remote: RemoteDefinition }>(sourceOf(app, 'remote.ts'), {
    configFile: false,
    logLevel: 'error',
  });
  const requests = sourceOf(app, 'modal-requests.ts');
  return describeContract({ remote: module.remote, requests, modules, shared });
}

/** Writes `contract.json` once the bundle is known; the folder is emptied before. */
function contractPlugin(describe: (bundle: Rollup.OutputBundle) => Promise<BuiltContract>): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'evergift-contract-file',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    async writeBundle(_, bundle) {
      const folder = resolve(config.root, config.build.outDir);
      const text = JSON.stringify(await describe(bundle), null, 1);
      await writeFile(join(folder, contractFile), `${text}\n`);
    },
  };
}

/**
 * Writes a remote's contract beside its build, for the check of the next pull request.
 *
 * @param shared the shared packages that it takes, with the accepted versions
 */
export const remoteContract = (name: string, shared: Readonly<Record<string, string>>): Plugin =>
  contractPlugin(async (bundle) => ({
    app: await contractOf(
      name,
      carriedModules(bundle, () => true),
      shared,
    ),
  }));

/** The same for the shell, with what it offers and with the apps that it links in. */
export function shellContract(
  brings: Readonly<Record<string, string>>,
  linkedApps: readonly string[],
): Plugin {
  const isOf = (app: string) => (id: string) => id.includes(`/apps/${app}/src/`);
  const isOwn = (id: string) => !linkedApps.some((app) => isOf(app)(id));
  return contractPlugin(async (bundle) => ({
    app: {
      ...{ name: 'shell', contract: CONTRACT_VERSION, pages: [], modals: {}, commands: [] },
      ...{ slots: [], collections: [], shared: {} },
      uses: usedElsewhere(carriedModules(bundle, isOwn)),
    },
    host: describeShell(brings),
    linked: await Promise.all(
      linkedApps.map((app) => contractOf(app, carriedModules(bundle, isOf(app)), {})),
    ),
  }));
}
