import type { KnownApp } from './known-app.ts';
import { shellFacts } from './shell-facts.ts';

/** What people call an app: the label that it contributes, or its name. */
export function appLabel(name: string, apps: readonly KnownApp[]): string {
  if (name === shellFacts.name) return 'Evergift';
  return apps.find((app) => app.name === name)?.contributions?.label ?? name;
}
