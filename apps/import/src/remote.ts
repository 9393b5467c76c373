import { defineRemote } from '@evergift/contract/define-remote';
import { version } from '../package.json';

/** What the import app gives to the shell. */
export const remote = defineRemote({
  name: 'import',
  version,
  label: 'Import',
  routes: [],
  modals: {
    'import.file': async () => (await import('./dialog/import-modal.tsx')).ImportModal,
  },
  navigation: [],
  commands: [
    {
      id: 'import.file',
      label: 'Import from a File',
      icon: 'file-up',
      order: 60,
      group: 'add',
      does: { open: 'import.file' },
    },
  ],
});
