import { defineRemote } from '@evergift/contract/define-remote';

/** A page and a modal in the place of people's. */
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
