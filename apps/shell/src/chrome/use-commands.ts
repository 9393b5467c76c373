import { useHost } from '@evergift/contract';
import { useAuth, useData, useObservable } from '@evergift/data/react';
import { text } from '@evergift/language';
import { useFollow } from '../browser/router-links.tsx';
import { useAction } from '../remotes/use-action.ts';
import { useContributions } from '../remotes/contributions-context.tsx';
import { useNewestToastAction } from './toasts-context.ts';
import type { Theme } from '../browser/theme.ts';
import type { Command } from './command.ts';
import { planningAlone } from '@evergift/data';
import { plannersToOpen } from './planners.ts';

/**
 * Every command: the shell's own and those that the apps contribute, in the order of the palette and
 * of the help sheet.
 *
 * @param openHelp opens the help sheet
 */
export function useCommands(openHelp: () => void): readonly Command[] {
  const follow = useFollow();
  const { commands: contributed } = useContributions();
  const runAction = useAction();
  const { signOut } = useHost();
  const undo = useNewestToastAction();
  const setTheme = useTheme();
  const planners = usePlannerCommands();

  const go = (id: string, label: string, path: string, keys?: readonly string[]): Command => ({
    id,
    label,
    group: 'go',
    keys,
    run: () => follow(path),
  });
  const theme = (name: 'light' | 'dark' | 'system', label: string): Command => ({
    id: `theme.${name}`,
    label,
    group: 'more',
    run: () => void setTheme(name),
  });
  const ofApps = (group: Command['group']): Command[] =>
    contributed
      .filter((command) => command.group === group)
      .map(({ id, label, icon, keys, does }) => {
        return { id, label, group, icon, keys, run: () => runAction(does) } as Command;
      });

  return [
    ...ofApps('go'),
    ...planners,
    go('go.about', text('About Evergift'), '/about'),
    ...ofApps('add'),
    ...ofApps('more'),
    theme('light', text('Use the light theme')),
    theme('dark', text('Use the dark theme')),
    theme('system', text('Use the system’s theme')),
    { id: 'undo', label: text('Undo a deletion'), keys: ['z'], run: undo },
    { id: 'help', label: text('Keyboard shortcuts'), group: 'more', keys: ['?'], run: openHelp },
    { id: 'sign-out', label: text('Sign Out'), group: 'more', run: () => void signOut() },
  ];
}

/** Opens another planner that the user was let into, or their own. */
function usePlannerCommands(): Command[] {
  const data = useData();
  const { user } = useAuth();
  const planner = useObservable(data.planner$, planningAlone);
  return plannersToOpen(planner, user?.uid ?? '').map(({ ownerUid, label }) => ({
    id: `planner ${ownerUid}`,
    label,
    group: 'go',
    run: () => void data.openPlanner(ownerUid),
  }));
}

/** Keeps a theme in the settings; a failure is shown. */
function useTheme(): (theme: Theme) => Promise<void> {
  const { notify } = useHost();
  const { commands } = useData();
  return async (theme) => {
    const applied = await commands.setTheme(theme).applied;
    if (applied.ok) return;
    const message = text('The theme could not be kept. Please try again.');
    notify({ type: 'error', message, error: applied.error });
  };
}
