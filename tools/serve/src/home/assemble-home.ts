import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { buildFolder, repositoryFile } from '../app-folders.ts';
import { writeArchive } from '../stored-files.ts';

/** What is copied as it is, of the repository and of each app. */
const ownFiles = ['rules/firestore.rules', 'tools/serve/demo-pictures'];
const appFiles = ['remote.json', 'app.html', 'index.html'];
/** What belongs to the root of the folder, where people look for it. */
const atRoot = ['Containerfile', 'compose.yaml', 'Caddyfile', 'nginx.conf', 'evergift.service'];

const start = `#!/usr/bin/env node
import process from 'node:process';

const { main } = await import('./tools/serve/dist/command-line.js');
await main(process.argv.slice(2));
`;

/** Where the program lies, in the repository and in the folder: it looks for all else from there. */
const programFolder = 'tools/serve/dist';

/**
 * Puts together the folder that a home runs, which `npm pack` makes a package of: the program as one
 * file, with what LevelDB has compiled for each system, and each app's build as one archive. It
 * needs Node and nothing else. What it did not make (the data of an earlier start) stays.
 */
export async function assembleHome(target: string): Promise<void> {
  for (const name of ['apps', 'node_modules', 'rules', 'tools']) {
    await rm(join(target, name), { recursive: true, force: true });
  }
  await mkdir(target, { recursive: true });
  const copy = (from: string, to = from) => copyIfThere(repositoryFile(from), join(target, to));
  // A program for the server comes with the command line.
  const apps = (await readdir(repositoryFile('apps'))).filter((app) =>
    ['remote.json', 'app.html'].some((file) => existsSync(repositoryFile(`apps/${app}/${file}`))),
  );
  for (const file of ownFiles) await copy(file);
  for (const app of apps) {
    for (const file of appFiles) await copy(`apps/${app}/${file}`);
    if (existsSync(buildFolder(app)))
      await writeArchive(buildFolder(app), buildFolder(app, join(target, 'apps')));
  }
  for (const file of atRoot) await copy(`tools/serve/at-home/${file}`, file);
  await bundleProgram(join(target, programFolder));
  await copy('node_modules/classic-level/prebuilds', `${programFolder}/prebuilds`);
  await writeFile(join(target, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`);
  await writeFile(join(target, 'evergift.mjs'), start, { mode: 0o755 });
}

async function copyIfThere(from: string, to: string): Promise<void> {
  if (existsSync(from)) await cp(from, to, { recursive: true });
}

/** The command line with every package that it uses, and their licences beside it. */
async function bundleProgram(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: repositoryFile(programFolder),
    // classic-level looks for its compiled part from here.
    define: { __dirname: 'import.meta.dirname' },
    ssr: { noExternal: true },
    build: {
      ssr: 'command-line.js',
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      license: { fileName: 'licenses.md' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
}

interface Manifest {
  version: string;
  description: string;
  engines: Record<string, string>;
}

async function manifest(): Promise<object> {
  const text = await readFile(repositoryFile('package.json'), 'utf8');
  const { version, description, engines } = JSON.parse(text) as Manifest;
  return {
    ...{ name: 'evergift', version, description, license: 'UNLICENSED', type: 'module', engines },
    bin: { evergift: 'evergift.mjs' },
    files: ['apps', 'rules', 'tools', ...atRoot],
  };
}
