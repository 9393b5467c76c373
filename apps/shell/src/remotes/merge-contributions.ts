import type {
  CommandContribution,
  DescribedContributions,
  IconNode,
  LoadFailureContribution,
  NavigationContribution,
  SearchContribution,
  TextCommandContribution,
} from '@evergift/contract';

/** A contribution with its icon's shapes in place of the icon's name. */
type Drawn<Contribution> = Omit<Contribution, 'icon'> & { icon: IconNode };

export type ShownNavigation = Drawn<NavigationContribution>;
type ShownCommand = Drawn<CommandContribution>;
export type ShownTextCommand = Drawn<TextCommandContribution>;
/** Without an icon a result shows an avatar. */
export type ShownSearch = Omit<SearchContribution, 'icon'> & { icon?: IconNode };

/** What all apps add to the shell, in the order in which it is shown. */
export interface Contributions {
  navigation: readonly ShownNavigation[];
  commands: readonly ShownCommand[];
  textCommands: readonly ShownTextCommand[];
  search: readonly ShownSearch[];
  loadFailures: readonly LoadFailureContribution[];
}

const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;

/** Puts the contributions of all apps together. */
export function mergeContributions(apps: readonly DescribedContributions[]): Contributions {
  const drawn = <One extends { icon?: string; order: number }>(
    of: (app: DescribedContributions) => readonly One[],
  ) =>
    apps
      .flatMap((app) =>
        of(app).map(({ icon, ...one }) => ({
          ...one,
          ...(icon !== undefined && { icon: readIcon(app.icons[icon]) }),
        })),
      )
      .sort(byOrder);
  return {
    navigation: drawn(({ navigation }) => navigation) as ShownNavigation[],
    commands: drawn(({ commands }) => commands) as ShownCommand[],
    textCommands: drawn(({ textCommands = [] }) => textCommands) as ShownTextCommand[],
    search: drawn(({ search }) => search) as ShownSearch[],
    loadFailures: apps.flatMap(({ loadFailures }) => loadFailures),
  };
}

const elements = new Set(['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect']);
const attributes = new Set(
  'cx cy d fill height points r rx ry transform width x x1 x2 y y1 y2'.split(' '),
);

/**
 * The shapes of an icon from remotes.json. Everything else is left out: an attribute such as
 * `onLoad` or an element such as `script` is no part of an icon.
 */
export const readIcon = (node: unknown): IconNode =>
  (Array.isArray(node) ? node : [])
    .filter(([element]) => elements.has(element))
    .map(([element, given], index) => [
      element,
      {
        key: String(index),
        ...Object.fromEntries(
          Object.entries<string>(given ?? {}).filter(([name]) => attributes.has(name)),
        ),
      },
    ]);
