import { defaultClientConditions, type ResolveOptions } from 'vite';

/**
 * Takes a package as it was written where it also has a build for old browsers. That of rxjs is
 * larger by a fifth, and its helpers come on top.
 */
export const modernPackages: ResolveOptions = {
  conditions: ['es2015', ...defaultClientConditions],
};
