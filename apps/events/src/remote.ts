import { defineRemote } from '@evergift/contract/define-remote';
import { version } from '../package.json';

/** What the events app gives to the shell. */
export const remote = defineRemote({
  name: 'events',
  version,
  label: 'Events',
  routes: [
    {
      path: '/events',
      title: 'Events',
      load: async () => (await import('./list/events-page.tsx')).EventsPage,
    },
    {
      path: '/events/:eventId',
      title: 'Event',
      load: async () => (await import('./event/event-page.tsx')).EventPage,
    },
  ],
  modals: {
    'event.add': async () => (await import('./modals/add-event-modal.tsx')).AddEventModal,
    'event.edit': async () => (await import('./modals/edit-event-modal.tsx')).EditEventModal,
  },
  navigation: [
    {
      label: 'Events',
      icon: 'calendar-heart',
      order: 30,
      where: ['top', 'bottom'],
      does: { go: '/events' },
    },
  ],
  commands: [
    {
      id: 'go.events',
      label: 'Go to Events',
      icon: 'calendar-heart',
      order: 20,
      group: 'go',
      does: { go: '/events' },
      keys: ['g', 'e'],
    },
    {
      id: 'event.add',
      label: 'Create Event',
      icon: 'calendar-plus',
      order: 20,
      group: 'add',
      does: { open: 'event.add' },
    },
  ],
  search: [
    {
      collection: 'events',
      title: 'Events',
      icon: 'calendar-heart',
      order: 20,
      does: { go: '/events/:id' },
    },
  ],
  loadFailures: [
    {
      collection: 'events',
      message: 'Unable to load your events. Please check your connection and try again.',
    },
  ],
});
