import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { englishOnly } from '../../../libs/ui/vite/english-only.mjs';
import { patchedLibraries } from '../../patches/src/index.ts';
import { shortClassNames } from './short-class-names.ts';
import { shellContract } from './contract/contract-file.ts';
import { directImports } from './direct-imports.ts';
import { federationOnDemand } from './federation-on-demand.ts';
import { firstPaintChunks } from './first-paint-chunk.ts';
import { iconsByFile } from './icons-by-file.ts';
import { landingInDevelopment } from './landing-pages.ts';
import { librariesWithoutMaps } from './libraries-without-maps.ts';
import { modernPackages } from './modern-packages.ts';
import { namedReact } from './named-react.ts';
import { linkedRemotes, shellPort } from './ports.ts';
import { preloadShell } from './preload-shell.ts';
import { productionRouter } from './production-router.ts';
import { remoteDescription } from './remote-description.ts';
import { acceptedVersion, shareable } from './shared-packages.ts';
import { translationChunks, translations } from './translations.ts';
import { withoutIndentation } from './without-indentation.ts';
import { withoutWarmUp } from './without-warm-up.ts';

/** Vite configuration of the shell: the host that brings every shared package. */
export function shellConfiguration(): UserConfig {
  const shared = Object.fromEntries(
    Object.entries(shareable()).map(([name, version]) => [
      name,
      { singleton: true, version, requiredVersion: acceptedVersion(version) },
    ]),
  );
  const chunks = firstPaintChunks();
  return {
    resolve: modernPackages,
    css: shortClassNames,
    server: { port: shellPort, strictPort: true },
    build: {
      target: 'es2022',
      modulePreload: { polyfill: false },
      sourcemap: 'hidden',
      rolldownOptions: {
        input: 'app.html',
        output: {
          codeSplitting: { groups: [...chunks.groups, ...translationChunks] },
        },
      },
    },
    plugins: [
      translations('shell'),
      iconsByFile(),
      namedReact(),
      ...linkedRemotes.map(remoteDescription),
      directImports(Object.keys(shared)),
      federationOnDemand(),
      librariesWithoutMaps(),
      chunks.plugin,
      englishOnly(),
      patchedLibraries(),
      productionRouter(),
      react(),
      ...withoutWarmUp(
        federation({
          name: 'shell',
          filename: 'assets/remoteEntry-[hash].js',
          remotes: {},
          shared,
          dts: false,
          moduleParseTimeout: 120,
          dev: { remoteHmr: true },
          experiments: { provideExternalRuntime: true },
        }),
      ),
      preloadShell(),
      withoutIndentation(),
      landingInDevelopment(),
      shellContract(shareable(), linkedRemotes),
    ],
  };
}
