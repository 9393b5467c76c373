import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { types } from '../fixtures/other-remote.ts';
import type { App } from './apps.ts';
import { isOfPart } from './list.ts';
import type { Answer, AppFailure, Part } from './list.ts';

const builtApps = fileURLToPath(new URL('../../apps', import.meta.url));

/** What of which app fails, if one does. */
export interface Broken {
  app: App;
  part: Part;
  failure: AppFailure;
}

async function answerWith(answer: Answer, response: ServerResponse, file: () => Promise<Buffer>) {
  switch (answer.does) {
    case 'refuse':
      return response.destroy();
    case 'hang':
      return;
    case 'delay':
      await new Promise((resolve) => setTimeout(resolve, answer.milliseconds));
      return response.end(await file());
    case 'replace':
      return response.writeHead(answer.status, { 'Content-Type': answer.type }).end(answer.body);
    case 'rewrite':
      return response.end(answer.change((await file()).toString()));
  }
}

/**
 * Serves the builds of all remotes, each at a name of its own below localhost, one of them broken.
 *
 * @param apps the folder of the builds
 * @returns the pattern for `--remote-url`, and how to end it
 */
export async function serveBroken(
  broken?: Broken,
  apps = builtApps,
): Promise<{ remoteUrl: string; close: () => void }> {
  const server = createServer((request, response) => {
    const [name = ''] = (request.headers.host ?? '').split('.');
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = () => readFile(join(apps, name, 'dist', join('/', path)));
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Type', types[extname(path)] ?? 'text/plain');
    const isHit = broken?.app.name === name && isOfPart(broken.part, broken.app, path);
    const answered = isHit
      ? answerWith(broken.failure.answer, response, file)
      : file().then((content) => response.end(content));
    answered.catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    remoteUrl: `http://{app}.localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Lets a browser take a changed manifest of an app in a copy of the builds, as if it had been listed so. */
export async function listWithoutIntegrity(apps: string, { name }: App): Promise<void> {
  const folder = join(apps, name, 'dist');
  for (const path of await readdir(folder)) {
    if (!/^build-[\da-f]{12}\.json$/.test(path)) continue;
    const listed = JSON.parse(await readFile(join(folder, path), 'utf8')) as {
      metadata: { integrity?: string };
    };
    delete listed.metadata.integrity;
    await writeFile(join(folder, path), JSON.stringify(listed));
  }
}

/** Lets every page of a copy of the builds run a script first. */
export async function addScript(apps: string, script: string): Promise<void> {
  const shell = join(apps, 'shell/dist');
  await writeFile(join(shell, 'assets/failure.js'), script);
  const page = join(shell, 'app.html');
  const text = await readFile(page, 'utf8');
  await writeFile(page, text.replace('<head>', '<head><script src="/assets/failure.js"></script>'));
}
