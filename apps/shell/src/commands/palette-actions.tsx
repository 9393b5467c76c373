import type { Command } from '@evergift/ui/command-list';
import {
  CalendarHeart,
  CalendarPlus,
  CircleUserRound,
  Gift,
  Info,
  Keyboard,
  LayoutDashboard,
  LogOut,
  Monitor,
  Moon,
  Sun,
  UserPlus,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { keysOf } from './shortcuts.ts';
import type { CommandId } from './use-commands.ts';

export interface PaletteAction extends Command {
  id: CommandId | 'help';
}

const action = (id: PaletteAction['id'], label: string, Icon: LucideIcon): PaletteAction => {
  const keys = keysOf(id);
  return { id, label, icon: <Icon size={18} />, ...(keys && { keys }) };
};

/** What the palette can do. */
export const doing: readonly PaletteAction[] = [
  action('gift.add', 'Add Gift', Gift),
  action('event.add', 'Create Event', CalendarPlus),
  action('person.add', 'Add Person', UserPlus),
];

/** Where the palette can go. */
export const going: readonly PaletteAction[] = [
  action('go.dashboard', 'Go to Dashboard', LayoutDashboard),
  action('go.people', 'Go to People', Users),
  action('go.events', 'Go to Events', CalendarHeart),
  action('go.gifts', 'Go to Gift Items', Gift),
  action('go.profile', 'Go to Profile', CircleUserRound),
  action('go.about', 'About Evergift', Info),
];

/** What the palette can change. */
export const changing: readonly PaletteAction[] = [
  action('theme.light', 'Use the light theme', Sun),
  action('theme.dark', 'Use the dark theme', Moon),
  action('theme.system', 'Use the system’s theme', Monitor),
  action('help', 'Keyboard shortcuts', Keyboard),
  action('sign-out', 'Sign Out', LogOut),
];
