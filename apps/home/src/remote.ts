import { homePath } from '@evergift/contract';
import { defineRemote } from '@evergift/contract/define-remote';
import { version } from '../package.json';
import { prepareOnboarding } from './onboarding/lazy-onboarding.tsx';
import { startReminders } from './reminders/start-reminders.ts';

/** What the home app gives to the shell, whose build links it in. */
export const remote = defineRemote({
  name: 'home',
  version,
  label: 'Dashboard',
  routes: [
    {
      path: homePath,
      title: 'Dashboard',
      load: async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage,
    },
  ],
  modals: {},
  gate: {
    load: async () => (await import('./onboarding/onboarding-gate.tsx')).OnboardingGate,
    prefetch: prepareOnboarding,
  },
  background: startReminders,
  navigation: [
    {
      label: 'Dashboard',
      icon: 'house',
      order: 0,
      where: ['top', 'bottom'],
      does: { go: homePath },
    },
  ],
  commands: [
    {
      id: 'go.dashboard',
      label: 'Go to Dashboard',
      icon: 'layout-dashboard',
      order: 0,
      group: 'go',
      does: { go: homePath },
      keys: ['g', 'd'],
    },
  ],
});
