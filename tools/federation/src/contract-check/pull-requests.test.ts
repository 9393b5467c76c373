import { describe, expect, test } from 'vitest';
import { checkBuild } from './check-build.ts';
import { changedPeople, contractOf, liveProduct, peopleSources } from './pull-request-fixture.ts';
import { report } from './report.ts';

type Change = Parameters<typeof changedPeople>[0];

/** What a pull request of the people team breaks, as `who: what`. */
const broken = (change: Change): string[] =>
  checkBuild(changedPeople(change), liveProduct, liveProduct.shell.host).map(
    ({ who, what }) => `${who}: ${what}`,
  );

const withRequests =
  (before: string, after: string): Change =>
  (sources) => ({ ...sources, requests: sources.requests.replace(before, after) });

describe('RL5 a pull request that breaks others says whom', () => {
  test('a removed modal breaks the app that opens it, and no other', () => {
    const found = broken(({ remote, ...rest }) => {
      const { 'person.edit': _, ...modals } = remote.modals as Record<string, never>;
      return { ...rest, remote: { ...remote, modals } };
    });
    expect(found).toEqual(['events: opens the modal `person.edit`, which is gone.']);
  });

  test.each([
    [
      'another type of a field',
      withRequests('personId: string', 'personId: number'),
      'takes `personId` as number in place of string',
    ],
    [
      'one more required field',
      withRequests('personId: string', 'personId: string; reason: string'),
      'requires `reason`',
    ],
    [
      'a renamed field',
      withRequests('personId: string', 'id?: string'),
      'does not read `personId`',
    ],
    [
      'a type that allows less',
      withRequests('personId: string', "personId: 'ada' | 'bob'"),
      'takes `personId` as "ada" | "bob" in place of string',
    ],
  ])('a changed request type (%s) breaks the apps that send it', (_, change, what) => {
    expect(broken(change)).toEqual([`events: opens the modal \`person.edit\`, which ${what}.`]);
  });

  test('a page that moved breaks the apps that lead there, and bookmarks', () => {
    const found = broken(({ remote, ...rest }) => {
      const [list, person] = remote.routes;
      const routes = [list!, { ...person!, path: '/people/of/:personId' }];
      return { ...rest, remote: { ...remote, routes } };
    });
    const moved = '`/people/:personId`, which moved to `/people/of/:personId`.';
    expect(found).toEqual([
      `events: leads to ${moved}`,
      `people with a bookmark or a mail: open ${moved}`,
    ]);
  });

  test('a page that now asks for an account breaks who has none', () => {
    const open = { ...peopleSources.remote.routes[0]!, access: 'public' as const };
    const remote = { ...peopleSources.remote, routes: [open, peopleSources.remote.routes[1]!] };
    const live = {
      ...liveProduct,
      remotes: [{ app: contractOf({ ...peopleSources, remote }) }, ...liveProduct.remotes.slice(1)],
    };
    const found = checkBuild(
      changedPeople((same) => same),
      live,
      live.shell.host,
    );
    expect(found.map(({ who }) => who)).toEqual(['people who are not signed in']);
  });
});

describe('RL5 a harmless pull request is silent:', () => {
  test.each<[string, Change]>([
    [
      'an added page',
      ({ remote, ...rest }) => {
        const added = { ...remote.routes[0]!, path: '/people/groups', title: 'Groups' };
        return { ...rest, remote: { ...remote, routes: [...remote.routes, added] } };
      },
    ],
    [
      'an added optional field in a request',
      withRequests('personId: string', 'personId: string; focus?: string'),
    ],
    [
      'a changed label',
      ({ remote, ...rest }) => {
        const navigation = remote.navigation!.map((each) => ({ ...each, label: 'Everybody' }));
        return { ...rest, remote: { ...remote, label: 'Everybody', navigation } };
      },
    ],
    [
      'a type that allows more, by another name',
      (sources) => ({
        ...sources,
        requests: `type Id = string | number; ${sources.requests.replace('personId: string', 'personId: Id')}`,
      }),
    ],
  ])('%s', (_, change) => {
    expect(broken(change)).toEqual([]);
  });
});

describe('RL5 a build that the live product cannot serve says so:', () => {
  test.each<[string, Change, RegExp]>([
    [
      'a newer contract',
      ({ remote, ...rest }) => ({ ...rest, remote: { ...remote, contract: 4 } }),
      /^people: speaks contract 4, and the shell reads 3: it refuses the whole app\.$/,
    ],
    [
      'a newer shared package',
      (sources) => ({ ...sources, shared: { ...sources.shared, react: '^19.99.0' } }),
      /^people: is refused as a whole\. .*needs react \^19\.99\.0, and this shell has 19\.3\.1\.$/,
    ],
    [
      'a modal that is not live yet',
      (sources) => ({ ...sources, modules: [`openModal('wish.add', {})`] }),
      /^people: opens the modal `wish\.add`, which no app has\.$/,
    ],
    [
      'a collection that the shell does not know',
      ({ remote, ...rest }) => {
        const search = { title: 'Wishes', order: 1, does: { go: '/people' }, collection: 'wishes' };
        return { ...rest, remote: { ...remote, search: [search] } };
      },
      /^people: searches the collection “wishes”/,
    ],
    [
      'a command that another app has',
      ({ remote, ...rest }) => {
        const commands = [{ ...remote.commands![0]!, id: 'go.people', keys: ['x'] }];
        return { ...rest, remote: { ...remote, name: 'humans', routes: [], modals: {}, commands } };
      },
      /^people: has the command `go\.people`, which humans claims too/,
    ],
  ])('%s', (_, change, expected) => {
    const found = broken(change);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(expected);
  });

  test('a shell that brings less names every live app that it would refuse', () => {
    const { shell } = liveProduct;
    const host = { ...shell.host!, brings: { react: '20.0.0', '@evergift/ui/button': '0.1.0' } };
    const found = checkBuild({ ...shell, host }, liveProduct, host);
    expect(found.map(({ who }) => who)).toEqual(['people', 'events', 'gifts']);
  });

  test('a lost shortcut is said, and breaks nothing', () => {
    const build = changedPeople(({ remote, ...rest }) => ({
      ...rest,
      remote: { ...remote, commands: [] },
    }));
    const found = checkBuild(build, liveProduct, liveProduct.shell.host);
    expect(found).toMatchObject([{ who: 'people', isLoss: true }]);
    expect(found[0]?.what).toBe('lose the command `go.people` (shortcut g p).');
  });
});

test('RL5 what is broken in the live product already is not blamed on a pull request', () => {
  const sources = { ...peopleSources, modules: [`openModal('long.gone', {})`] };
  const live = { ...liveProduct, remotes: [{ app: contractOf(sources) }] };
  expect(checkBuild({ app: contractOf(sources) }, live, live.shell.host)).toEqual([]);
});

test('RL5 the text for the pull request names the build, whom it breaks, and what to do', () => {
  const build = changedPeople(withRequests('personId: string', 'personId: number | null'));
  const found = checkBuild(build, liveProduct, liveProduct.shell.host);
  expect(report(new Map([['people', found]]), ['review'])).toMatchInlineSnapshot(`
    "## Contracts

    ### people breaks events

    | Who | What happens | What to do |
    | --- | --- | --- |
    | events | opens the modal \`person.edit\`, which takes \`personId\` as null \\| number in place of string. | Accept the earlier request too: add optional fields, remove or change none. |

    Not compared with review: no contract.json is live there."
  `);
  expect(report(new Map([['people', []]]), [])).toBe('## Contracts\n\nNothing breaks: people.');
});
