import type { StorybookConfig } from '@storybook/react-vite';
import { patchedLibraries } from '../../../tools/patches/src/index.ts';

/** Everything comes from this machine, and nothing is sent anywhere. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), patchedLibraries()] }),
};

export default config;
