import { useHost } from '@evergift/contract';
import { useNavigate } from '@evergift/router';
import { useAction } from '../contributions/use-action.ts';
import { useContributions } from '../contributions/contributions-context.tsx';
import { useNewestToastAction } from '../toasts/toasts-context.ts';
import type { Command } from './command.ts';
import { useTheme } from './use-theme.ts';

/**
 * Every command: the shell's own and those that the apps contribute, in the order of the palette and
 * of the help sheet.
 *
 * @param openHelp opens the help sheet
 */
export function useCommands(openHelp: () => void): readonly Command[] {
  const navigate = useNavigate();
  const { commands: contributed } = useContributions();
  const runAction = useAction();
  const { signOut } = useHost();
  const undo = useNewestToastAction();
  const setTheme = useTheme();

  const go = (id: string, label: string, path: string, keys?: readonly string[]): Command => ({
    id,
    label,
    group: 'go',
    keys,
    run: () => void navigate(path),
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
    go('go.about', 'About Evergift', '/about'),
    ...ofApps('add'),
    ...ofApps('more'),
    theme('light', 'Use the light theme'),
    theme('dark', 'Use the dark theme'),
    theme('system', 'Use the system’s theme'),
    { id: 'undo', label: 'Undo a deletion', keys: ['z'], run: undo },
    { id: 'help', label: 'Keyboard shortcuts', group: 'more', keys: ['?'], run: openHelp },
    { id: 'sign-out', label: 'Sign Out', group: 'more', run: () => void signOut() },
  ];
}
