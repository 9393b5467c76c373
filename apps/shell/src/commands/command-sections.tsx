import type { Command as PaletteCommand, CommandSection } from '@evergift/ui/command-list';
import { ContributedIcon } from '../contributions/contributed-icon.tsx';
import type { Command } from './command.ts';
import { ownIcons } from './own-icons.tsx';

/** A command of the palette that can be run. */
interface RunnableCommand extends PaletteCommand {
  run: () => void;
}

/** A section of the palette whose commands can be run. */
export interface RunnableSection extends CommandSection {
  commands: readonly RunnableCommand[];
}

const titles = { add: 'Add', go: 'Go', more: 'More' };

function iconOf({ id, icon }: Command) {
  if (icon) return <ContributedIcon icon={icon} size={18} />;
  const Own = ownIcons[id];
  return Own && <Own size={18} />;
}

/** The commands whose labels hold what is searched, by their groups. */
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
