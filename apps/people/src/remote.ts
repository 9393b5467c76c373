import { defineRemote } from '@evergift/contract/define-remote';
import { version } from '../package.json';

/** What the people app gives to the shell. */
export const remote = defineRemote({
  name: 'people',
  version,
  routes: [
    {
      path: '/people',
      title: 'People',
      load: async () => (await import('./list/people-page.tsx')).PeoplePage,
    },
    {
      path: '/people/:personId',
      title: 'Person',
      load: async () => (await import('./person/person-page.tsx')).PersonPage,
    },
  ],
  modals: {
    'person.add': async () => (await import('./modals/add-person-modal.tsx')).AddPersonModal,
    'person.edit': async () => (await import('./modals/edit-person-modal.tsx')).EditPersonModal,
  },
});
