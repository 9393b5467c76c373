import { defineRemote } from '@evergift/contract/define-remote';
import { version } from '../package.json';

/** What the gifts app gives to the shell. */
export const remote = defineRemote({
  name: 'gifts',
  version,
  label: 'Gift Items',
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
    'gift.captureHelp': async () =>
      (await import('./capture/capture-help-modal.tsx')).CaptureHelpModal,
  },
  navigation: [
    {
      label: 'Add Gift',
      icon: 'plus',
      order: 20,
      where: ['top', 'bottom'],
      does: { open: 'gift.add' },
    },
    {
      label: 'Gifts',
      icon: 'gift',
      order: 25,
      where: ['top', 'bottom'],
      does: { go: '/giftItems' },
    },
  ],
  commands: [
    {
      id: 'go.gifts',
      label: 'Go to Gift Items',
      icon: 'gift',
      order: 30,
      group: 'go',
      does: { go: '/giftItems' },
      keys: ['g', 'g'],
    },
    {
      id: 'gift.add',
      label: 'Add Gift',
      icon: 'gift',
      order: 10,
      group: 'add',
      does: { open: 'gift.add' },
      keys: ['n'],
    },
  ],
  textCommands: [
    {
      id: 'gift.capture',
      label: 'Add Gift “:text”',
      icon: 'gift',
      order: 10,
      does: { open: 'gift.add', with: { capture: ':text' } },
    },
  ],
  search: [
    {
      collection: 'giftItems',
      title: 'Gifts',
      icon: 'gift',
      order: 30,
      does: { open: 'gift.edit', with: { giftItemId: ':id' } },
    },
  ],
  loadFailures: [
    {
      collection: 'giftItems',
      message: 'Unable to fetch gift items. Please check your connection and try again.',
    },
  ],
});
