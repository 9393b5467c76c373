import type { AppContract, BuiltContract } from '@evergift/contract/app-contract';

/** One thing that a release would break, or take away from people. */
export interface Breakage {
  /** Who notices: the name of an app, or people in words. */
  who: string;
  what: string;
  remedy: string;
  /** True for what people lose without an error, such as a shortcut: it is said and allowed. */
  isLoss?: true;
}

/** What is live: the shell with the apps that it links in, and each remote. */
export interface DeployedProduct {
  shell?: BuiltContract;
  remotes: readonly BuiltContract[];
  /** Apps that are live and say nothing of their contract. */
  silent: readonly string[];
}

/** Every app that is live, also those in the shell's build, and the shell itself. */
export const deployedApps = ({ shell, remotes }: DeployedProduct): AppContract[] =>
  [...(shell ? [shell] : []), ...remotes].flatMap(({ app, linked = [] }) => [app, ...linked]);

/** Those of `breakages` that are not among `known`: what a change brings, not what was there. */
export function newBreakages(
  breakages: readonly Breakage[],
  known: readonly Breakage[],
): Breakage[] {
  const before = new Set(known.map((each) => JSON.stringify(each)));
  return breakages.filter((each) => !before.has(JSON.stringify(each)));
}
