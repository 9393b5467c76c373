import { Ellipsis } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LazyActionMenu, prepareActionMenu } from './lazy-action-menu.ts';
import type { MenuAction } from './menu-action.ts';

export interface MoreActionsProps {
  /** What can be done, and with what: 'Actions for Noor'. */
  label: string;
  actions: readonly MenuAction[];
  isDisabled?: boolean | undefined;
}

/** '…': what can also be done here, and is not worth a button. */
export function MoreActions({ label, actions, isDisabled = false }: MoreActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        icon={<Ellipsis size={20} aria-hidden />}
        isDisabled={isDisabled}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onHoverStart={prepareActionMenu}
        onFocus={prepareActionMenu}
        onPress={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      />
      {wasOpened && (
        <Suspense>
          <LazyActionMenu
            label={label}
            actions={actions}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            anchor={button}
            returnTo={button}
          />
        </Suspense>
      )}
    </>
  );
}
