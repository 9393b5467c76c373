import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { shortClassNames } from './short-class-names.ts';
import { remoteContract } from './contract/contract-file.ts';
import { iconsByFile, iconsDrawnByShell } from './icons-by-file.ts';
import { librariesWithoutMaps } from './libraries-without-maps.ts';
import { modernPackages } from './modern-packages.ts';
import { offerEveryExport } from './offer-every-export.ts';
import { namePageFiles } from './name-page-files.ts';
import { remotePort } from './ports.ts';
import { release } from './release.ts';
import { containerPlugin } from './container/container-plugin.ts';
import { remoteDescription } from './remote-description.ts';
import { shortManifest } from './short-manifest.ts';
import { sharedNotCarried } from './shared-not-carried.ts';
import { acceptedVersion, shareable } from './shared-packages.ts';
import { translationChunks, translations } from './translations.ts';
import { usedSharedPackages } from './used-shared-packages.ts';

const sourceFolder = (name: string): string =>
  fileURLToPath(new URL(`../../../apps/${name}/src`, import.meta.url));

/**
 * What every remote runs before any of its pages: one file in place of ten. The shared packages among it
 * are there with the shell's first paint.
 */
const startsRemote =
  /\bvite\/preload-helper\.js$|(jsx_mf_2_runtime|contract|router|mf_1_data|data_mf_1_react|ui_mf_1_(button|layout))__loadShare__|\/federation\/src\/container\/|virtual:evergift-container|\/src\/remote\.ts$|\/libs\/contract\/src\/define-remote\.ts$|\/libs\/language\/src\/(?!messages\.ts$)/;

/** What a remote's build can have otherwise. */
export interface RemoteOptions {
  /** Folder of the sources. Default: `src` of the app with this name. */
  sources?: string;
  /** Versions that it asks of shared packages in place of the installed ones. */
  needs?: Readonly<Record<string, string>>;
}

const acceptedOf = (shared: Readonly<Record<string, { requiredVersion: string }>>) =>
  Object.fromEntries(Object.entries(shared).map(([name, each]) => [name, each.requiredVersion]));

/** Vite configuration of a remote. */
export async function remoteConfiguration(
  name: string,
  { sources, needs = {} }: RemoteOptions = {},
): Promise<UserConfig> {
  // `npm run dev -- --port` moves the apps with the shell.
  const port = Number(process.env['EVERGIFT_APP_PORT'] ?? remotePort(name));
  const exposed = `${sources ?? sourceFolder(name)}/remote.ts`;
  const versions = { ...shareable(), ...needs };
  const used = await usedSharedPackages(exposed, Object.keys(versions));
  const shared = Object.fromEntries(
    used.map((packageName) => [
      packageName,
      {
        singleton: true,
        import: false as const,
        requiredVersion: acceptedVersion(versions[packageName] ?? ''),
      },
    ]),
  );
  return {
    base: './',
    resolve: modernPackages,
    css: shortClassNames,
    server: {
      port,
      strictPort: true,
      cors: true,
      origin: `http://localhost:${port}`,
    },
    build: {
      target: 'es2022',
      modulePreload: { polyfill: false },
      sourcemap: 'hidden',
      rolldownOptions: {
        input: 'src/remote.ts',
        treeshake: { propertyReadSideEffects: false },
        output: {
          codeSplitting: { groups: [{ name: 'start', test: startsRemote }, ...translationChunks] },
        },
      },
    },
    plugins: [
      translations(name),
      iconsByFile(),
      iconsDrawnByShell(),
      react(),
      ...offerEveryExport(
        federation({
          name,
          filename: 'assets/remoteEntry-[hash].js',
          exposes: { './remote': './src/remote.ts' },
          manifest: true,
          shared,
          dts: false,
          dev: { remoteHmr: true },
          experiments: { externalRuntime: true },
        }),
      ),
      librariesWithoutMaps(),
      containerPlugin(exposed),
      shortManifest(),
      namePageFiles(exposed),
      sharedNotCarried(Object.keys(shareable())),
      release(name),
      // A fixture that is built in an app's place says nothing of the app.
      ...(sources === undefined
        ? [remoteDescription(name), remoteContract(name, acceptedOf(shared))]
        : []),
    ],
  };
}
