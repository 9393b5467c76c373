import type { CommandContribution, IconNode } from '@evergift/contract';

/** Something that can be started from anywhere: by the palette, or by a shortcut. */
export interface Command {
  id: string;
  label: string;
  /** Its section of the palette; absent: a shortcut alone. */
  group?: CommandContribution['group'];
  /** An app's icon; the palette knows the shell's own icons. */
  icon?: IconNode;
  /** Keys that are pressed one after the other. */
  keys?: readonly string[] | undefined;
  run: () => void;
}
