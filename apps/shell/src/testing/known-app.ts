import type { KnownApp } from '../deployment/known-app.ts';

/** An app of remotes.json that adds nothing to the shell. */
export const knownApp = (app: Omit<KnownApp, 'contributions'>): KnownApp => ({
  ...app,
  contributions: {
    label: app.name,
    routes: [],
    navigation: [],
    commands: [],
    search: [],
    loadFailures: [],
    icons: {},
  },
});
