import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltContract } from '@evergift/contract/app-contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkContracts } from './check-contracts.ts';
import { readDeployed } from './read-deployed.ts';
import { liveProduct } from './pull-request-fixture.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evergift-contracts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const appsOf = (checkout: string): string => join(folder, checkout, 'apps');

function build(checkout: string, contract: BuiltContract): void {
  const dist = join(appsOf(checkout), contract.app.name, 'dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'contract.json'), JSON.stringify(contract));
}

/** Two checkouts with the same builds. */
function buildBoth(): void {
  for (const contract of [liveProduct.shell, ...liveProduct.remotes]) build('live', contract);
  cpSync(join(folder, 'live'), join(folder, 'mine'), { recursive: true });
}

const check = (...names: string[]) =>
  checkContracts({ apps: appsOf('mine'), names, against: join(folder, 'live') });

test('RL5 two checkouts with the same builds break nothing', async () => {
  buildBoth();
  const { text, breaks } = await check();
  expect(text).toBe('## Contracts\n\nNothing breaks: events, gifts, people, shell.');
  expect(breaks).toBe(false);
});

test('RL5 a remote that needs a newer shell passes together with it, and not alone', async () => {
  buildBoth();
  const [people] = liveProduct.remotes;
  const { shell } = liveProduct;
  build('mine', { app: { ...people!.app, shared: { react: '^19.4.0' } } });
  build('mine', {
    ...shell,
    host: { ...shell.host!, brings: { ...shell.host!.brings, react: '19.4.0' } },
  });
  expect((await check('people')).breaks).toBe(true);
  expect((await check('shell', 'people')).breaks).toBe(false);
});

test('RL5 what cannot be compared is no success', async () => {
  buildBoth();
  await expect(check('wishes')).rejects.toThrow('wishes is not built: npx nx build wishes.');
  const against = 'http://localhost:1';
  const unreachable = checkContracts({ apps: appsOf('mine'), names: [], against });
  await expect(unreachable).rejects.toThrow('http://localhost:1/remotes.json does not answer');
});

test('RL5 a build is compared with the one that most people have, not with the newest', async () => {
  buildBoth();
  const [people] = liveProduct.remotes;
  const listed = (build: string, traffic: number) => ({
    url: `people/mf-manifest-${build}.json`,
    metadata: { version: '1.0.0' },
    deployment: { traffic, default: traffic > 50 },
    extras: {
      ...{ build, paths: [], modals: [] },
      contributions: {
        ...{ label: 'People', icons: {}, routes: [], navigation: [], commands: [], search: [] },
        loadFailures: [],
      },
    },
  });
  const site: Record<string, unknown> = {
    '/contract.json': liveProduct.shell,
    '/people/contract-aaaaaaaaaaaa.json': people,
    '/people/contract-bbbbbbbbbbbb.json': { app: { ...people!.app, modals: {}, pages: [] } },
    '/remotes.json': {
      schema: 'a schema',
      microFrontends: { people: [listed('bbbbbbbbbbbb', 5), listed('aaaaaaaaaaaa', 95)] },
    },
  };
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(url in site ? 200 : 404).end(JSON.stringify(site[url]));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const live = await readDeployed(`http://localhost:${port}`);
    expect(live).toEqual({ shell: liveProduct.shell, remotes: [people], silent: [] });
  } finally {
    server.close();
  }
});
