import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reloadPage } from '../browser/leave-page.ts';
import type { KnownApp } from '../deployment/known-app.ts';
import { mayBeOfShell, reloadAfterDeploy, reloadAfterShellDeploy } from './reload-after-deploy.ts';
import { RemoteUnavailableError } from './remote-unavailable-error.ts';
import { listOf, manifest } from '../testing/create-site.tsx';
import { knownApp } from '../testing/known-app.ts';

const people = { name: 'people', entry: 'https://people.example/mf-manifest.json' };
const loaded = { version: '1.2.3', contract: 3, at: 0, build: '000000000000' };
const apps: KnownApp[] = [knownApp({ ...people, loaded })];
const failure = new RemoteUnavailableError('people', new Error('404'));

/** Lets remotes.json name a build of people. */
function serve(build: string) {
  const content = listOf([{ ...people, ...manifest[0] }]);
  const [listed] = (content.microFrontends as Record<string, { extras: object }[]>)['people']!;
  Object.assign(listed!.extras, { build });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(content)));
}

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('a file that is gone', () => {
  test('after a deploy reloads the page, once for that build', async () => {
    serve('aaaaaaaaaaaa');
    expect(await reloadAfterDeploy(apps, failure)).toBe(true);
    expect(await reloadAfterDeploy(apps, failure)).toBe(false);
    expect(reloadPage).toHaveBeenCalledOnce();
    serve('bbbbbbbbbbbb');
    expect(await reloadAfterDeploy(apps, failure)).toBe(true);
  });

  test('of the build that is loaded does not: a reload would bring the same', async () => {
    serve('000000000000');
    expect(await reloadAfterDeploy(apps, failure)).toBe(false);
  });

  test('while it is not known yet which build is loaded does not', async () => {
    serve('aaaaaaaaaaaa');
    const { build: _, ...unknown } = loaded;
    expect(await reloadAfterDeploy([knownApp({ ...people, loaded: unknown })], failure)).toBe(
      false,
    );
    expect(reloadPage).not.toHaveBeenCalled();
  });

  test('of an app that is down, or was never there, does not', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await reloadAfterDeploy(apps, failure)).toBe(false);
    serve('aaaaaaaaaaaa');
    expect(await reloadAfterDeploy([knownApp(people)], failure)).toBe(false);
    expect(await reloadAfterDeploy(apps, new Error('torn'))).toBe(false);
    expect(reloadPage).not.toHaveBeenCalled();
  });

  test('of the shell reloads when the served page starts from another script, once', async () => {
    const page = new DOMParser().parseFromString(
      '<script type="module" crossorigin src="/assets/app-old.js"></script>',
      'text/html',
    );
    const answer = (name: string) =>
      vi.stubGlobal('fetch', () =>
        Promise.resolve(new Response(`<script type="module" crossorigin src="/assets/${name}">`)),
      );
    answer('app-old.js');
    await reloadAfterShellDeploy(page);
    expect(reloadPage).not.toHaveBeenCalled();
    answer('app-new.js');
    await reloadAfterShellDeploy(page);
    await reloadAfterShellDeploy(page);
    expect(reloadPage).toHaveBeenCalledOnce();
  });
});

const lost = `${location.origin}/assets/about-page-11111111.js`;

test.each([
  ['Chrome', `Failed to fetch dynamically imported module: ${lost}`, true],
  ['Firefox', `error loading dynamically imported module: ${lost}`, true],
  ['Safari, which names no file', 'Importing a module script failed.', true],
  ['a style sheet', `Unable to preload CSS for ${location.origin}/assets/about-1.css`, true],
  ['a remote', `Unable to preload CSS for ${location.origin}/remotes/people/assets/a.css`, false],
  ['a remote elsewhere', 'Failed to fetch: https://people.example/assets/a.js', false],
])('whether a lost file may be the shell’s: %s', (_what, message, answer) => {
  expect(mayBeOfShell(message)).toBe(answer);
});
