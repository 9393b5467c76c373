import { defineRemote } from '@evergift/contract/define-remote';
import { version } from '../package.json';

/** What the review app gives to the shell. */
export const remote = defineRemote({
  name: 'review',
  version,
  label: 'Year in Review',
  routes: [
    {
      path: '/review',
      title: 'Year in Review',
      load: async () => (await import('./page/review-page.tsx')).ReviewPage,
    },
  ],
  modals: {},
  navigation: [
    {
      label: 'Year in Review',
      icon: 'chart-column',
      order: 10,
      where: ['dashboard'],
      does: { go: '/review' },
    },
  ],
  commands: [
    {
      id: 'go.review',
      label: 'Go to Year in Review',
      icon: 'chart-column',
      order: 40,
      group: 'go',
      does: { go: '/review' },
      keys: ['g', 'y'],
    },
  ],
});
