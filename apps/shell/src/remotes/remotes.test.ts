import { CONTRACT_VERSION } from '@evergift/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildRemote, createSite, listOf, manifest } from '../testing/create-site.tsx';
import { RemoteUnavailableError } from './remote-unavailable-error.ts';
import { Remotes } from './remotes.ts';

type Apps = Record<string, () => Promise<unknown>>;

function open(apps: Apps = {}) {
  const { site, federation } = createSite(apps);
  return { site, remotes: new Remotes(federation) };
}

const never = () => new Promise<never>(() => undefined);
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as RemoteUnavailableError,
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page of a remote', () => {
  test('is loaded from where remotes.json says, once', async () => {
    const { site, remotes } = open();
    expect(remotes.peekPage('/people/ada')).toBeUndefined();
    const page = await remotes.loadPage('/people/ada');
    expect(page?.path).toBe('/people/:personId');
    expect(site.registered).toEqual([
      { name: 'people', entry: `${location.origin}/remotes/people/mf-manifest.json`, attempt: 0 },
    ]);
    expect(remotes.peekPage('/people/ben')).toBe(page);
    expect(await remotes.loadPage('/people/ben')).toBe(page);
    await remotes.loadPage('/people');
    expect(site.loads).toEqual(['people']);
    expect(site.manifestRequests).toBe(1);
  });

  test('an entry on another origin is taken as it is', async () => {
    const { site, remotes } = open();
    const entry = 'https://people.example/mf-manifest.json';
    site.entries = manifest.map((each) => (each.name === 'people' ? { ...each, entry } : each));
    await remotes.loadPage('/people');
    expect(site.registered[0]?.entry).toBe(entry);
  });

  test.each(['/nowhere', '/peoples', '/people/ada/shoes'])(
    'R1 there is none at %s, which is no failure',
    async (path) => {
      const { remotes } = open();
      expect(await remotes.loadPage(path)).toBeUndefined();
    },
  );

  test('asked for twice at the same moment, its app is loaded once', async () => {
    const { site, remotes } = open();
    await Promise.all([remotes.loadPage('/people'), remotes.loadPage('/people/ada')]);
    expect(site.loads).toEqual(['people']);
  });

  test.each(['/people', '/people/ada'])(
    '%s fails after 5 s without an answer, not before',
    async (path) => {
      const { remotes } = open({ people: never });
      let failure: RemoteUnavailableError | undefined;
      void failureOf(remotes.loadPage(path)).then((error) => (failure = error));
      await vi.advanceTimersByTimeAsync(4999);
      expect(failure).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1);
      expect(failure).toBeInstanceOf(RemoteUnavailableError);
      expect(failure?.remote).toBe('people');
      expect(failure?.message).toBe("The app 'people' could not be loaded: no answer within 5 s");
    },
  );

  test('also when the app answers and its page does not', async () => {
    const remote = { ...buildRemote('people', []), routes: [{ path: '/people', load: never }] };
    const { remotes } = open({ people: () => Promise.resolve({ remote }) });
    const failure = failureOf(remotes.loadPage('/people'));
    await vi.advanceTimersByTimeAsync(5000);
    expect((await failure)?.message).toContain('no answer within 5 s');
  });

  test('an answer in time leaves no timer behind', async () => {
    const { remotes } = open();
    await remotes.loadPage('/people');
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    ['nothing', undefined, 'it exposes no remote'],
    ['a page of HTML', '<!doctype html>', 'it exposes no remote'],
    ['another module', { default: {} }, 'it exposes no remote'],
    [
      'another contract',
      { remote: { ...buildRemote('people', ['/people']), contract: CONTRACT_VERSION + 1 } },
      `speaks contract ${CONTRACT_VERSION + 1}`,
    ],
  ])('fails when the app answers with %s', async (_, loaded, reason) => {
    const { remotes } = open({ people: () => Promise.resolve(loaded) });
    const failure = await failureOf(remotes.loadPage('/people'));
    expect(failure).toBeInstanceOf(RemoteUnavailableError);
    expect(failure?.message).toContain(reason);
  });

  test('one app that is down costs nobody else anything', async () => {
    const { remotes } = open({ people: () => Promise.reject(new Error('down')) });
    expect(await failureOf(remotes.loadPage('/people'))).toBeInstanceOf(RemoteUnavailableError);
    expect((await remotes.loadPage('/events'))?.remote.name).toBe('events');
  });
});

describe('trying again', () => {
  const down = () => Promise.reject(new Error('down'));

  test('works once the app is back, asked for under new addresses', async () => {
    const { site, remotes } = open();
    const back = site.apps['people'] as () => Promise<unknown>;
    site.apps['people'] = down;
    await failureOf(remotes.loadPage('/people'));
    site.apps['people'] = back;
    expect((await remotes.loadPage('/people'))?.path).toBe('/people');
    expect(site.registered.map(({ attempt }) => attempt)).toEqual([0, 1]);
  });

  test('fails with the same error while an outage lasts, however it is worded', async () => {
    const { site, remotes } = open();
    site.apps['people'] = () => Promise.reject(new TypeError('Failed to fetch'));
    const first = await failureOf(remotes.loadPage('/people'));
    site.apps['people'] = () => Promise.reject(new Error('error loading the module'));
    expect(await failureOf(remotes.loadPage('/people/ada'))).toBe(first);
    site.apps['people'] = () => Promise.resolve({});
    const refused = await failureOf(remotes.loadPage('/people'));
    expect(refused).not.toBe(first);
    expect(refused?.refusal).toContain('it exposes no remote');
  });

  test('reads remotes.json again, so an app that moved is found', async () => {
    const { site, remotes } = open();
    const back = site.apps['people'] as () => Promise<unknown>;
    site.apps['people'] = down;
    await failureOf(remotes.loadPage('/people'));
    site.apps['people'] = back;
    const entry = 'https://new.example/mf-manifest.json';
    site.entries = manifest.map((each) => (each.name === 'people' ? { ...each, entry } : each));
    await remotes.loadPage('/people');
    expect(site.manifestRequests).toBe(2);
    expect(site.registered.at(-1)).toEqual({ name: 'people', entry, attempt: 1 });
  });

  test('works after remotes.json itself could not be had', async () => {
    const { site, remotes } = open();
    site.entries = undefined;
    const failure = await failureOf(remotes.loadPage('/people'));
    expect(failure?.remote).toBe('remotes.json');
    site.entries = manifest;
    expect((await remotes.loadPage('/people'))?.path).toBe('/people');
  });

  test('an app whose page failed is loaded anew, for it may have been redeployed', async () => {
    const pages = [() => Promise.reject(new Error('404')), () => Promise.resolve(() => null)];
    const load = () => (pages.shift() as () => Promise<() => null>)();
    const remote = { ...buildRemote('people', []), routes: [{ path: '/people', load }] };
    const { site, remotes } = open({ people: () => Promise.resolve({ remote }) });
    await failureOf(remotes.loadPage('/people'));
    await remotes.loadPage('/people');
    expect(site.loads).toEqual(['people', 'people']);
  });
});

test('a page that stays broken is one outage, also when another part of its app loads meanwhile', async () => {
  const load = () => Promise.reject(new Error('404'));
  const remote = {
    ...buildRemote('gifts', [], { 'gift.add': () => Promise.resolve(() => null) }),
    routes: [{ path: '/giftItems', load }],
  };
  const { remotes } = open({ gifts: () => Promise.resolve({ remote }) });
  const first = await failureOf(remotes.loadPage('/giftItems'));
  await remotes.loadModal('gift.add');
  expect(await failureOf(remotes.loadPage('/giftItems'))).toBe(first);
});

describe('what arrives late', () => {
  /** An app whose module comes when it is let. */
  function openLate() {
    let answer: (module: unknown) => void = () => undefined;
    const late = new Promise((resolve) => (answer = resolve));
    const { site, remotes } = open({ people: () => late });
    const arrive = async () => {
      answer({ remote: buildRemote('people', ['/people']) });
      await vi.advanceTimersByTimeAsync(0);
    };
    return { site, remotes, arrive };
  }

  test('is there for the next who asks, and is announced, although it had been given up', async () => {
    const { site, remotes, arrive } = openLate();
    let arrivals = 0;
    remotes.arrived$.subscribe(() => (arrivals += 1));
    const failure = failureOf(remotes.loadPage('/people'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await failure).toBeInstanceOf(RemoteUnavailableError);
    await arrive();
    expect(arrivals).toBe(1);
    expect(remotes.peekPage('/people')?.path).toBe('/people');
    expect(site.loads).toEqual(['people']);
  });

  test('can be started again while it is slow; whichever comes first is shown', async () => {
    const { site, remotes, arrive } = openLate();
    vi.stubGlobal('fetch', answering(manifest));
    let startAgain: (() => void) | undefined;
    void remotes.loadPage('/people', { onSlow: (start) => (startAgain = start) });
    await vi.advanceTimersByTimeAsync(6000);
    startAgain?.();
    void remotes.loadPage('/people');
    await vi.advanceTimersByTimeAsync(0);
    expect(site.registered.map(({ attempt }) => attempt)).toEqual([0, 1]);
    await arrive();
    expect(remotes.peekPage('/people')?.path).toBe('/people');
  });
});

/** A network on which remotes.json and every release.json answer. */
const answering = (entries: unknown) => () => Promise.resolve(Response.json(listOf(entries)));

describe('a modal of a remote', () => {
  test('is loaded from the app that owns it, once', async () => {
    const { site, remotes } = open();
    expect(remotes.peekModal('gift.add')).toBeUndefined();
    const Modal = await remotes.loadModal('gift.add');
    expect(remotes.peekModal('gift.add')).toBe(Modal);
    expect(await remotes.loadModal('gift.add')).toBe(Modal);
    expect(site.loads).toEqual(['gifts']);
  });

  test('fails when no app owns it', async () => {
    const { site, remotes } = open();
    site.entries = manifest.map((each) => ({ ...each, modals: [] }));
    const failure = await failureOf(remotes.loadModal('gift.add'));
    expect(failure?.message).toContain('no app in remotes.json owns this modal');
  });

  test('fails when its owner does not have it', async () => {
    const { remotes } = open({
      gifts: () => Promise.resolve({ remote: buildRemote('gifts', ['/giftItems']) }),
    });
    const failure = await failureOf(remotes.loadModal('gift.add'));
    expect(failure?.message).toContain("it does not have the modal 'gift.add'");
  });

  test('fails after 5 s without an answer', async () => {
    const { remotes } = open({ gifts: never });
    const failure = failureOf(remotes.loadModal('gift.add'));
    await vi.advanceTimersByTimeAsync(5000);
    expect((await failure)?.message).toContain('no answer within 5 s');
  });
});

describe('remotes.json', () => {
  test.each([
    ['does not answer', () => never(), 'no answer within 5 s'],
    ['answers 500', () => Promise.resolve(new Response('', { status: 500 })), 'answered 500'],
    ['is a page', () => Promise.resolve(new Response('<!doctype html>')), 'could not be loaded'],
    ['names no apps', () => Promise.resolve(Response.json({})), 'no "microFrontends"'],
  ])('that %s is a failure which says so', async (_, answer, reason) => {
    const { remotes } = open();
    vi.stubGlobal('fetch', answer);
    const failure = failureOf(remotes.loadPage('/people'));
    await vi.advanceTimersByTimeAsync(5000);
    expect((await failure)?.message).toContain(reason);
  });
});
