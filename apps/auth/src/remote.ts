import { defineRemote } from '@evergift/contract/define-remote';
import { version } from '../package.json';

/** What the auth app gives to its host: signing in, and the profile. */
export const remote = defineRemote({
  name: 'auth',
  version,
  label: 'Sign-in and profile',
  routes: [
    {
      path: '/auth',
      title: 'Sign in',
      access: 'public',
      load: async () => (await import('./auth-page/auth-page.tsx')).AuthPage,
    },
    {
      path: '/join',
      title: 'Plan together',
      access: 'public',
      load: async () => (await import('./together/join-page.tsx')).JoinPage,
    },
    {
      path: '/profile',
      title: 'Profile',
      load: async () => (await import('./profile-page/profile-page.tsx')).ProfilePage,
    },
  ],
  modals: {},
  navigation: [
    {
      label: 'Profile',
      icon: 'circle-user-round',
      order: 10,
      where: ['account'],
      does: { go: '/profile' },
    },
  ],
  commands: [
    {
      id: 'go.profile',
      label: 'Go to Profile',
      icon: 'circle-user-round',
      order: 40,
      group: 'go',
      does: { go: '/profile' },
    },
  ],
});
