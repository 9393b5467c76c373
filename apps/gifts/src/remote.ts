import { defineRemote } from '@evergift/contract/define-remote';
import { version } from '../package.json';

/** What the gifts app gives to the shell. */
export const remote = defineRemote({
  name: 'gifts',
  version,
  routes: [
    {
      path: '/giftItems',
      title: 'Gift Items',
      load: async () => (await import('./list/gift-items-page.tsx')).GiftItemsPage,
    },
  ],
  modals: {
    'gift.add': async () => (await import('./modals/add-gift-modal.tsx')).AddGiftModal,
    'gift.edit': async () => (await import('./modals/edit-gift-modal.tsx')).EditGiftModal,
  },
});
