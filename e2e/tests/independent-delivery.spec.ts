import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Deployment } from '../fixtures/deployment.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { RepositoryCopy } from '../fixtures/repository-copy.ts';
import { signInToDemo } from '../fixtures/steps.ts';

/** The SHA-256 of every file below a folder, by path. */
function hashes(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [
        path.slice(folder.length),
        createHash('sha256').update(readFileSync(path)).digest('hex'),
      ];
    }),
  );
}

interface Release {
  version: string;
  build: string;
}

/** Changes sources of the people app in a copy of the repository, as its team would. */
function changePeople(copy: RepositoryCopy): void {
  const page = copy.path('apps/people/src/list/people-page.tsx');
  const text = readFileSync(page, 'utf8');
  expect(text).toContain('title="People"');
  writeFileSync(page, text.replace('title="People"', 'title="Everybody"'));
  const description = copy.path('apps/people/package.json');
  const manifest = JSON.parse(readFileSync(description, 'utf8')) as { version: string };
  writeFileSync(description, JSON.stringify({ ...manifest, version: '7.0.0' }));
}

test('one remote is changed and built alone: the running shell shows it after a reload, and no file of another app changes', async ({
  startEvergift,
  page,
}) => {
  test.setTimeout(180_000);
  const deployment = await Deployment.copyOf(await mkdtemp(join(tmpdir(), 'evergift-apps-')));
  const copy = new RepositoryCopy();
  const server = await startEvergift({ demo: true, origins: true, apps: deployment.folder });
  const readRelease = async (origin: string) =>
    (await (await page.request.get(`${origin}/release.json`)).json()) as Release;
  try {
    await signInToDemo(page, server.origin);
    await page.getByRole('link', { name: 'People', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
    const before = hashes(deployment.folder);
    const shellBefore = await readRelease(server.origin);
    const peopleBefore = await readRelease(server.remoteOrigin('people'));

    changePeople(copy);
    copy.run('apps/people', 'node_modules/vite/bin/vite.js', 'build');
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

    const peopleAfter = await readRelease(server.remoteOrigin('people'));
    expect(peopleAfter.version).toBe('7.0.0');
    expect(peopleAfter.build).not.toBe(peopleBefore.build);
    expect(await readRelease(server.origin)).toEqual(shellBefore);
    const after = hashes(deployment.folder);
    const changed = [...after].filter(([path, hash]) => before.get(path) !== hash);
    const gone = [...before.keys()].filter((path) => !after.has(path));
    const changedApps = new Set(changed.map(([path]) => path.split('/')[1]));
    expect([...changedApps]).toEqual(['people']);
    expect(gone).toEqual([]);
  } finally {
    copy.remove();
    await deployment.remove();
  }
});
