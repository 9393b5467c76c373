import { defineRemote } from '@evergift/contract/define-remote';
import { version } from '../package.json';

/** What the auth app gives to its host: signing in, and the profile. */
export const remote = defineRemote({
  name: 'auth',
  version,
  routes: [
    {
      path: '/auth',
      title: 'Sign in',
      load: async () => (await import('./auth-page/auth-page.tsx')).AuthPage,
    },
    {
      path: '/profile',
      title: 'Profile',
      load: async () => (await import('./profile-page/profile-page.tsx')).ProfilePage,
    },
  ],
  modals: {},
});
