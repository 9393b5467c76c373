import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppContract, BuiltContract } from '@evergift/contract/app-contract';
import type { RemoteDefinition } from '@evergift/contract/define-remote';
import { describeContract, describeShell } from '../contract/describe-contract.ts';
import type { DeployedProduct } from './breakage.ts';

const shared = { react: '^19.3.1', '@evergift/ui/button': '^0.1.0' };

const load = () => Promise.reject(new Error('No code is loaded here.'));

/** The people app of a made-up product, as its sources say it. */
export const peopleSources = {
  remote: {
    contract: 3,
    name: 'people',
    version: '1.0.0',
    label: 'People',
    routes: [
      { path: '/people', title: 'People', load },
      { path: '/people/:personId', title: 'Person', load },
    ],
    modals: { 'person.add': load, 'person.edit': load },
    navigation: [
      { label: 'People', icon: 'users', order: 10, where: ['top'], does: { go: '/people' } },
    ],
    commands: [
      {
        ...{ id: 'go.people', label: 'Go to People', icon: 'users', order: 10 },
        ...{ group: 'go', does: { go: '/people' }, keys: ['g', 'p'] },
      },
    ],
  } as RemoteDefinition,
  requests: `interface ModalRequests {
    'person.add': Record<never, never>;
    'person.edit': { personId: string };
  }`,
  modules: [`openModal('person.add', {}); go('/people');`],
  shared: shared as Record<string, string>,
};

type Sources = typeof peopleSources;

/** Contracts from sources, as a build derives them. */
export function contractOf({ requests, ...described }: Sources): AppContract {
  const folder = mkdtempSync(join(tmpdir(), 'evergift-contract-'));
  try {
    const file = join(folder, 'modal-requests.ts');
    writeFileSync(file, requests);
    return describeContract({ ...described, requests: file });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const other = (name: string, ...modules: string[]): AppContract =>
  contractOf({
    remote: { contract: 3, name, version: '1.0.0', label: name, routes: [], modals: {} },
    requests: '',
    modules,
    shared,
  });

/** The people app after a pull request that changes its sources. */
export const changedPeople = (change: (sources: Sources) => Sources): BuiltContract => ({
  app: contractOf(change(structuredCloneOf(peopleSources))),
});

/** A copy whose lists may be changed; its functions are the same. */
const structuredCloneOf = ({ remote, ...texts }: Sources): Sources => ({
  ...texts,
  remote: { ...remote, routes: [...remote.routes], modals: { ...remote.modals } },
});

/** What is live: the shell with home, people, events that edits people, and gifts that ignores them. */
export const liveProduct: DeployedProduct & { shell: BuiltContract } = {
  shell: {
    app: other('shell', `navigate('/dashboard');`),
    host: describeShell({ react: '19.3.1', '@evergift/ui/button': '0.1.0' }),
    linked: [other('home', `link('/people'); openModal('person.add', {});`)],
  },
  remotes: [
    { app: contractOf(peopleSources) },
    {
      app: other(
        'events',
        'link(`/people/${id}`);',
        `const { openModal } = useHost(); openModal('person.edit', { personId: id });`,
      ),
    },
    { app: other('gifts', `preloadModal('gift.add'); link('/giftItems');`) },
  ],
  silent: [],
};
