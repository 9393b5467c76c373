import { defineRemote } from '@evergift/contract/define-remote';

/** A remote as teams wrote it for contract 2: pages with titles, modals, and no contributions. */
export const remote = defineRemote({
  name: 'people',
  version: '0.0.2',
  routes: [
    {
      path: '/people',
      title: 'Sample page',
      load: async () => (await import('./sample-page.tsx')).SamplePage,
    },
  ],
  modals: {
    'person.add': async () => (await import('./sample-modal.tsx')).SampleModal,
  },
});
