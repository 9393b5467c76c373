import { defineRemote } from '@evergift/contract';
import { version } from '../package.json';

/** What the auth app gives to its host: signing in, and the profile. */
export const remote = defineRemote({
  name: 'auth',
  version,
  routes: [
    {
      path: '/auth',
      load: async () => (await import('./auth-page/auth-page.tsx')).AuthPage,
    },
    {
      path: '/profile',
      load: async () => (await import('./profile-page/profile-page.tsx')).ProfilePage,
    },
  ],
  modals: {},
});
