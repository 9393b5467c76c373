import { defineRemote } from '@evergift/contract/define-remote';
import { version } from '../package.json';

/** What the events app gives to the shell. */
export const remote = defineRemote({
  name: 'events',
  version,
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
});
