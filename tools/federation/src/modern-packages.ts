import { defaultClientConditions, type UserConfig } from 'vite';

/**
 * Takes a package as it was written where it also has a build for old browsers. That of rxjs is
 * larger by a fifth, and its helpers come on top. React has had its store hook itself since 18; the
 * package that adds it to older ones is CommonJS, and makes the bundler wrap React's module.
 */
export const modernPackages: NonNullable<UserConfig['resolve']> = {
  conditions: ['es2015', ...defaultClientConditions],
  alias: { 'use-sync-external-store/shim/index.js': 'react' },
};
