import { signInPath } from '@evergift/contract';
import type { ModalName, RemoteModule } from '@evergift/contract';
import { lazy } from 'react';
import type { ComponentType } from 'react';

/** A remote's pages and modals as components that load themselves when they are first shown. */
export interface RemoteParts {
  pages: readonly { path: string; Page: ComponentType }[];
  /** By name; each takes its request and `onClose`. */
  modals: Partial<Record<ModalName, ComponentType<Record<string, unknown>>>>;
}

/** Makes the components of a remote; once, so that none is loaded twice. */
export function partsOf(remote: RemoteModule): RemoteParts {
  return {
    pages: remote.routes.map(({ path, load }) => ({
      path,
      Page: lazy(async () => ({ default: await load() })),
    })),
    modals: Object.fromEntries(
      Object.entries(remote.modals).map(([name, load]) => [
        name,
        lazy(async () => ({ default: (await load()) as ComponentType<Record<string, unknown>> })),
      ]),
    ),
  };
}

/** The pages that can be linked to: those whose address needs no id. */
export const linkedPaths = (remote: RemoteModule): string[] =>
  remote.routes
    .map(({ path }) => path)
    .filter((path) => !path.includes(':') && path !== signInPath);
