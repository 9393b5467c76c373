import { defineRemote } from '@evergift/contract';

/** A remote as teams wrote it for contract 1: routes without titles. */
export const remote = defineRemote({
  name: 'people',
  version: '0.0.1',
  routes: [{ path: '/people', load: async () => (await import('./sample-page.tsx')).SamplePage }],
  modals: {
    'person.add': async () => (await import('./sample-modal.tsx')).SampleModal,
  },
});
