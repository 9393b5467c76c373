import { defineRemote } from '@evergift/contract/define-remote';
import { version } from '../package.json';

/** What the people app gives to the shell. */
export const remote = defineRemote({
  name: 'people',
  version,
  label: 'People',
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
  navigation: [
    {
      label: 'People',
      icon: 'users',
      order: 10,
      where: ['top', 'bottom'],
      does: { go: '/people' },
    },
  ],
  commands: [
    {
      id: 'go.people',
      label: 'Go to People',
      icon: 'users',
      order: 10,
      group: 'go',
      does: { go: '/people' },
      keys: ['g', 'p'],
    },
    {
      id: 'person.add',
      label: 'Add Person',
      icon: 'user-plus',
      order: 30,
      group: 'add',
      does: { open: 'person.add' },
    },
  ],
  search: [{ collection: 'people', title: 'People', order: 10, does: { go: '/people/:id' } }],
  loadFailures: [
    {
      collection: 'people',
      message: 'Unable to load people.  Please check your connection and try again.',
    },
  ],
});
