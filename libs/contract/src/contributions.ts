import type { ModalName, ModalRequests } from './modals.ts';

/** `public` pages are for everybody; `signed-in` pages are guarded. */
export type RemoteAccess = 'public' | 'signed-in';

/** Opens a modal. `with` may be left out when nothing has to be preset. */
type OpenModal<Name extends ModalName> =
  Record<never, never> extends ModalRequests[Name]
    ? { open: Name; with?: ModalRequests[Name] }
    : { open: Name; with: ModalRequests[Name] };

/** What a contribution does when it is chosen: it goes to a page, or it opens a modal. */
export type ContributedAction =
  | { go: string }
  | { [Name in ModalName]: OpenModal<Name> }[ModalName];

/** What every contribution says of itself. */
interface Contributed {
  label: string;
  /** A lucide icon by its name, e.g. `calendar-heart` (https://lucide.dev/icons). */
  icon: string;
  /** Smaller comes first. The apps of today use tens, so that others fit between. */
  order: number;
}

/**
 * Where a navigation entry is: in the top bar, in the bottom bar that replaces it under 768 px,
 * as an icon at the end of the top bar at every width, or at the end of the dashboard: for
 * pages that one opens now and then, for which the bars have no room.
 */
export const navigationPlaces = ['top', 'bottom', 'account', 'dashboard'] as const;
export type NavigationPlace = (typeof navigationPlaces)[number];

/** An entry of the bars. A page is shown as a link, a modal as a button. */
export interface NavigationContribution extends Contributed {
  where: readonly NavigationPlace[];
  does: ContributedAction;
}

/** The sections of the palette: `add` creates something, `go` leads to a page. */
export const commandGroups = ['add', 'go', 'more'] as const;

/** A command of the palette, and its keyboard shortcut. */
export interface CommandContribution extends Contributed {
  /** Unique over all apps, e.g. `gift.add`. */
  id: string;
  /** The section of the palette. */
  group: (typeof commandGroups)[number];
  does: ContributedAction;
  /** Keys that are pressed one after the other, e.g. `['g', 'p']`. */
  keys?: readonly string[];
}

/**
 * What the palette offers to do with a text of several words that is typed in it, such as keeping it.
 * `:text` in the label and in the preset values is replaced by the text.
 */
export interface TextCommandContribution extends Contributed {
  /** Unique over all apps, e.g. `gift.capture`. */
  id: string;
  does: ContributedAction;
}

/** What the palette searches, and what a result does. */
export interface SearchContribution {
  /** A collection that `searchCollection` of @evergift/data knows. */
  collection: string;
  /** The heading of the results, e.g. 'People'. */
  title: string;
  order: number;
  /** A lucide icon by its name; left out: an avatar with the first letter. */
  icon?: string;
  /** `:id` in a path or in a preset value is replaced by the result's id. */
  does: ContributedAction;
}

/** The message when a collection cannot be loaded. */
export interface LoadFailureContribution {
  /** A collection that `followCollection` of @evergift/data knows. */
  collection: string;
  message: string;
}

/** What a remote adds to the shell, apart from its pages and modals. */
export interface RemoteContributions {
  /** The name of the app's area in messages and on `/about`, e.g. 'Gift Items'. */
  label: string;
  navigation?: readonly NavigationContribution[];
  commands?: readonly CommandContribution[];
  textCommands?: readonly TextCommandContribution[];
  search?: readonly SearchContribution[];
  loadFailures?: readonly LoadFailureContribution[];
}

/** The elements of an icon: name and attributes of each. */
export type IconNode = readonly (readonly [string, Readonly<Record<string, string>>])[];

/** A page, as the shell knows it before the app's code is there. */
export interface DescribedRoute {
  /** Absolute pattern, e.g. `/people/:personId`. */
  path: string;
  title: string;
  access: RemoteAccess;
}

/**
 * What remotes.json says of a remote of contract 3, so that the shell can show it all before the
 * remote's code loads. The build derives it from `src/remote.ts`.
 */
export interface DescribedContributions extends Required<
  Omit<RemoteContributions, 'textCommands'>
> {
  /** Absent in a description that was built before there were any. */
  textCommands?: readonly TextCommandContribution[];
  routes: readonly DescribedRoute[];
  /** True when the app has a gate; absent otherwise. */
  gate?: true;
  /** True when the app does something without a page; absent otherwise. */
  background?: true;
  /** The icons that the contributions name. */
  icons: Readonly<Record<string, IconNode>>;
}
