import { cpSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { remoteNames } from '@evergift/serve/deployment';
import { StaticFiles } from '@evergift/serve/static-files';
import { deploy } from './deploy.ts';
import type { DeployOptions } from './deploy.ts';
import { sha256 } from './release.ts';

/** What the page reads at run time, complete. */
export const config = {
  firebase: { apiKey: 'key', projectId: 'mine', appId: 'app', authDomain: 'mine.example' },
};

/** A real HTTP server in place of a hosted site. */
async function openServer() {
  const hosted = { files: undefined as StaticFiles | undefined, connections: 0 };
  const server = createServer((request, response) => {
    void (async () => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      if (await hosted.files?.serve(path, request, response)) return;
      response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Not found</h1>');
    })();
  });
  server.on('connection', () => (hosted.connections += 1));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { hosted, address, close };
}

const apps = ['shell', ...remoteNames];

/** What an app adds to the shell, and nothing in it. */
const contributions = {
  ...{ label: 'An app', icons: {}, routes: [], navigation: [] },
  ...{ commands: [], search: [], loadFailures: [] },
};

/**
 * A repository, and a server for each app in place of its hosted site: sending a deployment there
 * makes the server serve the folder that was put together.
 */
export async function openSite() {
  const root = await mkdtemp(join(tmpdir(), 'evergift-deploy-'));
  const servers = new Map(
    await Promise.all(apps.map(async (app) => [app, await openServer()] as const)),
  );
  const serverOf = (app: string) => {
    const server = servers.get(app);
    if (!server) throw new Error(`There is no site of ${app}.`);
    return server;
  };
  const addresses = Object.fromEntries([...servers].map(([app, { address }]) => [app, address]));
  const { address } = serverOf('people');
  const write = async (path: string, content: string) => {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  const sent: { words: readonly string[]; folder: string }[] = [];
  const lines: string[] = [];
  const sites = Object.fromEntries(apps.map((app) => [app, [`my-${app}`]]));
  const projects = { projects: { default: 'mine' } };
  const targets = { targets: { mine: { hosting: sites } } };
  await write('.firebaserc', JSON.stringify({ ...projects, ...targets }));
  await write('deployment.json', JSON.stringify({ config, addresses }));
  return {
    root,
    address,
    addresses,
    sent,
    lines,
    /** How many connections the site was asked for so far. */
    connections: () => serverOf('people').hosted.connections,
    write,
    /** Writes an app's build: its files and their list. */
    build: async (app: string, content: Record<string, string>) => {
      await rm(join(root, 'apps', app), { recursive: true, force: true });
      const list = Object.entries(content).map(([path, text]) => {
        const bytes = new TextEncoder().encode(text);
        return { path, bytes: bytes.length, sha256: sha256(bytes) };
      });
      for (const [path, text] of Object.entries(content)) {
        await write(`apps/${app}/dist/${path}`, text);
      }
      const release = { name: app, version: '1.0.0', build: 'b', files: list };
      await write(`apps/${app}/dist/release.json`, JSON.stringify(release));
    },
    /** Writes a build of an app as tools/federation does, with what describes it. @returns its hash */
    buildRelease: async (app: string, version: string): Promise<string> => {
      const hash = sha256(new TextEncoder().encode(`${app} ${version}`)).slice(0, 12);
      const content = {
        'mf-manifest.json': `{"version":"${version}"}`,
        [`assets/page-${hash.slice(0, 8)}.js`]: version,
        'assets/same-aaaaaaaa.js': 'same',
      };
      const files = Object.entries(content).map(([path, text]) => {
        const bytes = new TextEncoder().encode(text);
        return { path, bytes: bytes.length, sha256: sha256(bytes) };
      });
      const list = JSON.stringify({ name: app, version, build: hash, files });
      const extras = { build: hash, paths: [], modals: [], contributions };
      await rm(join(root, 'apps', app), { recursive: true, force: true });
      const described = {
        ...content,
        'release.json': list,
        [`release-${hash}.json`]: list,
        [`mf-manifest-${hash}.json`]: content['mf-manifest.json'],
        [`build-${hash}.json`]: JSON.stringify({
          ...{ url: `mf-manifest-${hash}.json`, metadata: { version }, extras },
        }),
      };
      for (const [path, text] of Object.entries(described)) {
        await write(`apps/${app}/dist/${path}`, text);
      }
      return hash;
    },
    /** Serves what a release has put together, as Hosting would. */
    firebase: (words: readonly string[], folder: string) => {
      sent.push({ words, folder });
      const live = join(root, 'live', String(sent.length));
      cpSync(join(folder, 'site'), live, { recursive: true });
      serverOf('shell').hosted.files = new StaticFiles(live);
    },
    /** Deploys at a moment; the server then serves what was sent. */
    deploy: (target: string, options: Partial<DeployOptions> = {}) =>
      deploy({
        target,
        root,
        dryRun: false,
        first: false,
        now: 0,
        firebase: (words, folder) => {
          sent.push({ words, folder });
          if (target === 'rules' || target === 'reminders') return;
          const live = join(root, 'live', String(sent.length));
          cpSync(join(folder, 'site'), live, { recursive: true });
          serverOf(target).hosted.files = new StaticFiles(live);
        },
        log: (line) => lines.push(line),
        ...options,
      }),
    /** What would be sent, or was: the paths in the folder. */
    staged: async (target: string) => {
      const folder = join(root, '.deploy', target, 'site');
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .sort();
    },
    /** The content of one file that would be sent. */
    stagedFile: (target: string, path: string) =>
      readFile(join(root, '.deploy', target, path), 'utf8'),
    get: async (path: string, app = 'people') => {
      const response = await fetch(`${addresses[app]}/${path}`);
      return response.ok ? response.text() : undefined;
    },
    close: async () => {
      for (const server of servers.values()) await server.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
