import { lazy } from 'react';
import type { ComponentType } from 'react';

type Code<Properties> = { default: ComponentType<Properties> };

/** What React's `lazy` takes for a promise, and reads without a wait. */
const isHere = <Properties>(code: Code<Properties>) =>
  ({ then: (read: (code: Code<Properties>) => void) => read(code) }) as Promise<Code<Properties>>;

/**
 * A component whose code comes when it is drawn, or ahead of that by `prepare`. What was prepared is drawn at once.
 * With `lazy` alone React shows the fallback first, and keeps it for 300 ms.
 *
 * @returns `prepare` resolves when the code is here, and rejects when it cannot be had; drawing asks again
 */
export function lazyComponent<Properties>(load: () => Promise<ComponentType<Properties>>) {
  let code: Code<Properties> | undefined;
  const prepare = async () => (code ??= { default: await load() });
  return { Component: lazy(() => (code ? isHere(code) : prepare())), prepare };
}
