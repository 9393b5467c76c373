import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { repositoryFile } from '../app-folders.ts';

/** What is copied as it is, besides the installed packages. */
const ownFiles = ['rules/firestore.rules', 'tools/serve/dist', 'tools/serve/demo-pictures'];
const appFiles = ['remote.json', 'app.html', 'index.html', 'dist'];
/** What belongs to the root of the folder, where people look for it. */
const atRoot = ['Containerfile', 'compose.yaml', 'Caddyfile', 'nginx.conf', 'evergift.service'];

const start = `#!/usr/bin/env node
import process from 'node:process';

const { main } = await import('./tools/serve/dist/command-line.js');
await main(process.argv.slice(2));
`;

/**
 * Puts together the folder that a home runs, which `npm pack` makes a package of: what is built and the few packages that the server needs,
 * for every system that they support. It needs Node and nothing else. What it did not make (the data
 * of an earlier start) stays.
 */
export async function assembleHome(target: string): Promise<void> {
  for (const name of ['apps', 'node_modules', 'rules', 'tools']) {
    await rm(join(target, name), { recursive: true, force: true });
  }
  await mkdir(target, { recursive: true });
  // A program for the server comes with the packages.
  const apps = (await readdir(repositoryFile('apps'))).filter((app) =>
    ['remote.json', 'app.html'].some((file) => existsSync(repositoryFile(`apps/${app}/${file}`))),
  );
  const files = [
    ...ownFiles,
    ...apps.flatMap((app) => appFiles.map((file) => `apps/${app}/${file}`)),
  ];
  for (const file of files) await copy(repositoryFile(file), join(target, file));
  for (const file of atRoot) {
    await copy(repositoryFile(`tools/serve/at-home/${file}`), join(target, file));
  }
  const dependencies: Record<string, string> = {};
  for (const [name, folder] of await neededPackages()) {
    await copy(folder, join(target, 'node_modules', name));
    dependencies[name] = (await readManifest(folder)).version ?? '';
  }
  const { version, description, engines } = await readManifest(repositoryFile('.'));
  const manifest = {
    ...{ name: 'evergift', version, description, license: 'UNLICENSED', type: 'module', engines },
    bin: { evergift: 'evergift.mjs' },
    files: ['apps', 'rules', 'tools', ...atRoot],
    dependencies,
    // They travel in the package: whoever installs it fetches nothing else.
    bundleDependencies: Object.keys(dependencies),
  };
  await writeFile(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(join(target, 'evergift.mjs'), start, { mode: 0o755 });
}

/** Neither source maps nor what only development needs. */
const leftOut =
  /\.map$|\.d\.m?ts$|\/(test|src|deps|conformance|benchmark|test-results|node_modules|hosted|integration)$/;

async function copy(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  const filter = (path: string) => path === from || !leftOut.test(path);
  await cp(from, to, { recursive: true, dereference: true, filter });
}

interface Manifest {
  version?: string;
  description?: string;
  engines?: Record<string, string>;
  dependencies?: Record<string, string>;
}

const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Every package that the server needs to run, with its folder. */
async function neededPackages(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const add = async (folder: string): Promise<void> => {
    const { dependencies = {} } = await readManifest(folder);
    for (const name of Object.keys(dependencies)) {
      // The rules are a file; nothing of that package is imported.
      if (name === '@evergift/rules' || found.has(name)) continue;
      const installed = installedAt(name, folder);
      found.set(name, installed);
      await add(installed);
    }
  };
  await add(repositoryFile('tools/serve'));
  return found;
}

function installedAt(name: string, from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(candidate)) return candidate;
    if (folder === dirname(folder)) throw new Error(`The package ${name} is not installed.`);
  }
}
