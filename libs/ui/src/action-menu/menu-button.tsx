import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { MenuAction } from './menu-action.ts';
import { useActionMenu } from './use-action-menu.tsx';

export interface MenuButtonProps {
  /** Said to screen readers; it contains what the button shows. */
  label: string;
  /** Names the menu; a sheet shows it above the actions. */
  title: string;
  actions: readonly MenuAction[];
  /** What the button shows: a face and a name. */
  children: ReactNode;
}

/** What is chosen now, with a menu of what could be in its place. */
export function MenuButton({ label, title, actions, children }: MenuButtonProps) {
  const { trigger, menu } = useActionMenu(title, actions);
  return (
    <>
      <Button {...trigger} variant="quiet" size="small" aria-label={label}>
        {children}
        <ChevronDown size={16} aria-hidden />
      </Button>
      {menu}
    </>
  );
}
