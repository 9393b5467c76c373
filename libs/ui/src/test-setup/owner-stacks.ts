import * as React from 'react';

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/** As many as React itself records in one second (its limit `ownerStackLimit`). */
const all = 10_000;

/**
 * Makes React's development build believe that it has taken enough stacks of who creates an element. It
 * takes up to 10,000 in a second, for its warnings: a sixth of the tests' time. A warning then
 * names the component without the line.
 */
export function leaveOutOwnerStacks(): void {
  const state = (React as Record<string, unknown>)[internals];
  if (typeof state !== 'object' || state === null) return;
  Object.defineProperty(state, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => all,
    set: () => {},
  });
}
