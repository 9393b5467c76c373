import { defineRemote } from '@evergift/contract';

/** What the people app gives to the shell. */
export const remote = defineRemote({
  name: 'people',
  version: '0.1.0',
  routes: [
    { path: '/people', load: async () => (await import('./people-page.tsx')).PeoplePage },
  ],
  modals: {},
});
