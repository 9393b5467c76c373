import { Info, Keyboard, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

/** The icons of the shell's own commands. They travel with the palette, which alone shows them. */
export const ownIcons: Readonly<Record<string, LucideIcon>> = {
  'go.about': Info,
  'theme.light': Sun,
  'theme.dark': Moon,
  'theme.system': Monitor,
  help: Keyboard,
  'sign-out': LogOut,
};
