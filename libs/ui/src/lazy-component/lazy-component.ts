import { lazy } from 'react';
import type { ComponentType } from 'react';

/**
 * A component whose code comes when it is drawn, or ahead of that by `prepare`. What was prepared is drawn at once.
 * With `lazy` alone React shows the fallback first, and keeps it for 300 ms.
 *
 * @returns `prepare` resolves when the code is here, and rejects when it cannot be had; drawing asks again
 */
export function lazyComponent<Properties>(load: () => Promise<ComponentType<Properties>>) {
  type Code = { default: ComponentType<Properties> };
  let code: Code | undefined;
  const prepare = async () => (code ??= { default: await load() });
  // What React takes for a promise, and reads without a wait.
  const here = { then: (read: (code: Code | undefined) => void) => read(code) };
  return { Component: lazy(() => (code ? (here as Promise<Code>) : prepare())), prepare };
}
