import { existsSync, readdirSync } from 'node:fs';

const remotes = Object.fromEntries(
  readdirSync('apps')
    .filter((app) => !['shell', 'reminders'].includes(app))
    .map((app) => [
      `apps/${app}`,
      {
        // Every package that opens modals includes this file by its tsconfig.json.
        ...(existsSync(`apps/${app}/src/modal-requests.ts`) && {
          entry: ['src/modal-requests.ts'],
        }),
        // vite.config.ts imports it by its path, since Node reads no TypeScript from node_modules. Nx
        // learns from package.json that the app is built with it.
        ...(existsSync(`apps/${app}/vite.config.ts`) && {
          ignoreDependencies: ['@evergift/federation'],
        }),
      },
    ]),
);

/**
 * Unused files, exports and dependencies, which `npm run lint` reports. Everything that this file
 * names is used in a way that an import does not show; each line says which.
 *
 * @type {import('knip').KnipConfig}
 */
export default {
  // A type may be exported for the signature of a function beside it. An exported value may not.
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: {
    // A style sheet imports others, and fonts of packages by their address.
    css: (text) =>
      [...text.matchAll(/@import '([^']+)'|url\('(@[^']+)'\)/g)]
        .map(([, sheet, font]) => `import '${sheet ?? font}';`)
        .join('\n'),
  },
  workspaces: {
    '.': { entry: ['*.config.js'] },
    ...remotes,
    'apps/reminders': {
      // What package.json offers: the program is built from index.ts, its types are beside it.
      entry: ['src/{index.ts,program.d.ts}'],
      // Firebase starts it, with packages of its own (hosted/package.json).
      ignoreFiles: ['hosted/index.js'],
    },
    'apps/shell': {
      // What app.html, index.html (the landing page) and the service worker's build start with.
      entry: [
        ...['src/main.ts', 'landing/styles/{landing,latin,arabic}.css'],
        'src/service-worker/service-worker.ts',
      ],
      // The remotes take react-hook-form from the shell.
      ignoreDependencies: ['@evergift/federation', 'react-hook-form'],
    },
    'libs/*': {},
    // The types of modules beside them.
    'libs/language': { entry: ['testing/{pseudo-language,text-faults}.d.mts'] },
    // Its tests and a script run the simulation.
    'libs/releases': { entry: ['src/simulate-guard.ts'] },
    // Pages of earlier releases, kept as they were built.
    'libs/data': { ignoreFiles: ['browser/releases/*/built/**'] },
    'libs/ui': {
      // The types of english-only.mjs.
      entry: ['vite/english-only.d.mts'],
    },
    'packages/local-firebase': {
      // What package.json offers, which is built from these.
      entry: ['src/{index,cli}.ts', 'src/{rules,testing}/index.ts', 'benchmark/measure.ts'],
    },
    rules: {
      // vitest.config.ts imports local-firebase, which has to be built first.
      vitest: false,
      entry: ['vitest.config.ts', 'test/**/*.test.ts'],
    },
    'tools/delivery': {
      // Started from the build in dist/: by the deploy targets and by the generator of features,
      // which generators.json names.
      entry: [
        'src/run.ts',
        'src/{new-feature/new-feature,release/command-line}.ts',
        'feature-generator.mjs',
      ],
    },
    'tools/federation': {
      // Started by its path: by the generator of features.
      entry: ['describe-remotes.mjs'],
      // The icons that remote.json names are read from its files.
      ignoreDependencies: ['lucide-react'],
    },
    'tools/serve': {
      // Started from the build in dist/ by the .mjs files beside it.
      entry: [
        '*.mjs',
        'src/{run,command-line,deployment,static-files}.ts',
        'src/home/assemble-home.ts',
        'src/develop/develop.ts',
        'src/security/write-firebase-json.ts',
      ],
      // Nx learns from it that `npm start` serves with these rules.
      ignoreDependencies: ['@evergift/rules'],
    },
    'tools/verify': {
      // nx.json runs the first two, oxlint the third.
      entry: ['src/{external-packages,modal-requests,lint/evergift-rules}.js'],
    },
    e2e: {
      entry: ['remotes/*/vite.config.ts', 'remotes/*/src/remote.ts'],
      project: ['**/*.{ts,tsx,js,mjs,css}'],
      ignoreDependencies: [
        // Nx learns from them what the tests run.
        '@evergift/delivery',
        '@evergift/rules',
        // Imported by the sources of remotes/sample.
        ...['contract', 'data', 'router', 'ui'].map((name) => `@evergift/${name}`),
      ],
    },
  },
};
