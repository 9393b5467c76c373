import { text } from '@evergift/language';
import type { Command as PaletteCommand, CommandSection } from '@evergift/ui/command-list';
import { Info, Keyboard, LogOut, Monitor, Moon, NotebookTabs, Sun } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { ContributedIcon } from '../remotes/contributed-icon.tsx';
import type { Command } from './command.ts';

/** A command of the palette that can be run. */
interface RunnableCommand extends PaletteCommand {
  run: () => void;
}

/** A section of the palette whose commands can be run. */
export interface RunnableSection extends CommandSection {
  commands: readonly RunnableCommand[];
}

const titles = { add: text('Add'), go: text('Go'), more: text('More') };

/** The icons of the shell's own commands. They travel with the palette, which alone shows them. */
const ownIcons: Readonly<Record<string, LucideIcon>> = {
  'go.about': Info,
  'theme.light': Sun,
  'theme.dark': Moon,
  'theme.system': Monitor,
  help: Keyboard,
  planner: NotebookTabs,
  'sign-out': LogOut,
};

function iconOf({ id, icon }: Command) {
  if (icon) return <ContributedIcon icon={icon} size={18} />;
  const [kind = id] = id.split(' ');
  const Own = ownIcons[kind];
  return Own && <Own size={18} />;
}

/** The commands whose labels contain what is searched, by their groups. */
export function commandSections(
  commands: readonly Command[],
  query: string,
): readonly RunnableSection[] {
  const search = query.trim().toLocaleLowerCase();
  return (['add', 'go', 'more'] as const).map((group) => ({
    id: group,
    title: titles[group],
    commands: commands
      .filter((command) => command.group === group)
      .filter(({ label }) => label.toLocaleLowerCase().includes(search))
      .map((command) => ({
        id: command.id,
        label: command.label,
        icon: iconOf(command),
        keys: command.keys,
        run: command.run,
      })),
  }));
}
