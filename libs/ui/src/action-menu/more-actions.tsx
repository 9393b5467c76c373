import { Ellipsis } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { MenuAction } from './menu-action.ts';
import { useActionMenu } from './use-action-menu.tsx';

export interface MoreActionsProps {
  /** What can be done, and with what: 'Actions for Noor'. */
  label: string;
  actions: readonly MenuAction[];
  isDisabled?: boolean | undefined;
}

/** '…': what can also be done here, and is not worth a button. */
export function MoreActions({ label, actions, isDisabled = false }: MoreActionsProps) {
  const { trigger, menu } = useActionMenu(label, actions);
  return (
    <>
      <IconButton
        {...trigger}
        label={label}
        icon={<Ellipsis size={20} aria-hidden />}
        isDisabled={isDisabled}
      />
      {menu}
    </>
  );
}
