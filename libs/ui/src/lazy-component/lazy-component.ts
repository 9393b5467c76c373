import { createElement, lazy } from 'react';
import type { ComponentType } from 'react';

/**
 * React draws twice before it gives a page up, on a slow device with a pause between: code is asked for again this long
 * after the last, in milliseconds. Nobody presses Retry sooner.
 */
const untilGivenUp = 20;

/**
 * A component whose code comes when it is drawn, or ahead of that by `prepare`. What was prepared is drawn at once.
 * With `lazy` alone React shows the fallback first, and keeps it for 300 ms.
 *
 * Code that cannot be had is an error of the page that draws it. When that page is drawn again, the code is asked for
 * again; `lazy` alone would keep the error for good.
 *
 * @returns `prepare` resolves when the code is here, and rejects when it cannot be had; drawing asks again
 */
export function lazyComponent<Properties extends object>(
  load: () => Promise<ComponentType<Properties>>,
) {
  type Code = { default: ComponentType<Properties> };
  let code: Code | undefined;
  const prepare = async () => (code ??= { default: await load() });
  // What React takes for a promise, and reads without a wait.
  const here = { then: (read: (code: Code | undefined) => void) => read(code) };
  const failed = (error: unknown): Code => {
    let asking: ReturnType<typeof setTimeout> | undefined;
    return {
      default: () => {
        clearTimeout(asking);
        asking = setTimeout(() => (Part = ask()), untilGivenUp);
        throw error;
      },
    };
  };
  const ask = () => lazy(() => (code ? (here as Promise<Code>) : prepare().catch(failed)));
  let Part = ask();
  return { Component: (properties: Properties) => createElement(Part, properties), prepare };
}
