import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@evergift/contract/release';
import { Deployment } from '../fixtures/deployment.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { RepositoryCopy } from '../fixtures/repository-copy.ts';
import { signInToDemo } from '../fixtures/steps.ts';

/** Changes one line of the people app in a copy of the repository, as its team would. */
function changePeople(copy: RepositoryCopy): void {
  const page = copy.path('apps/people/src/list/people-page.tsx');
  const text = readFileSync(page, 'utf8');
  expect(text).toContain("title={text('People')}");
  writeFileSync(page, text.replace("title={text('People')}", "title={text('Everybody')}"));
}

/** Builds the people app in a copy of the repository. @returns what its build consists of */
function buildPeople(copy: RepositoryCopy): Release {
  copy.run('apps/people', 'node_modules/vite/bin/vite.js', 'build');
  return JSON.parse(readFileSync(copy.path('apps/people/dist/release.json'), 'utf8')) as Release;
}

// Which apps CI builds and deploys is asked of Nx, for every app:
// tools/delivery/src/continuous-integration.test.ts.
test('RL7 an app is built to the same bytes elsewhere and without the other apps; one changed line, deployed alone, is in the running product after a reload and breaks no contract', async ({
  startEvergift,
  page,
}) => {
  test.setTimeout(180_000);
  const deployment = await Deployment.copyOf(await mkdtemp(join(tmpdir(), 'evergift-apps-')));
  const copy = new RepositoryCopy({ built: false });
  const server = await startEvergift({ demo: true, origins: true, apps: deployment.folder });
  const readRelease = async (origin: string) =>
    (await (await page.request.get(`${origin}/release.json`)).json()) as Release;
  try {
    for (const app of readdirSync(copy.path('apps'))) {
      if (app !== 'people') rmSync(copy.path(`apps/${app}`), { recursive: true });
    }
    const live = await readRelease(server.remoteOrigin('people'));
    expect(buildPeople(copy)).toEqual(live);

    await signInToDemo(page, server.origin);
    await page.getByRole('link', { name: 'People', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
    const shellBefore = await readRelease(server.origin);

    changePeople(copy);
    const changed = buildPeople(copy);
    expect(changed.build).not.toBe(live.build);
    const check = ['people', '--against', server.origin];
    expect(copy.run('.', 'tools/federation/check-contract.mjs', ...check)).toContain(
      'Nothing breaks: people.',
    );
    // As a deploy does: the new files come, the hashed ones of the release before stay.
    cpSync(copy.path('apps/people/dist'), join(deployment.folder, 'people/dist'), {
      recursive: true,
      filter: (source) => !source.endsWith('.map'),
    });

    await page.reload();
    await expect(page.getByRole('heading', { name: 'Everybody', level: 1 })).toBeVisible();
    await expect(page.getByRole('row', { name: /Noor Haddad/ })).toBeVisible();
    await page.getByRole('link', { name: 'Events', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
    expect(await readRelease(server.remoteOrigin('people'))).toEqual(changed);
    expect(await readRelease(server.origin)).toEqual(shellBefore);
  } finally {
    copy.remove();
    await deployment.remove();
  }
});
