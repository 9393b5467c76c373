import { Suspense, useRef, useState } from 'react';
import { LazyActionMenu, prepareActionMenu } from './lazy-action-menu.ts';
import type { MenuAction } from './menu-action.ts';

/** What a button needs that opens a menu, and the menu, whose code comes when it is about to be opened. */
export function useActionMenu(label: string, actions: readonly MenuAction[]) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return {
    trigger: {
      ref: button,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      onHoverStart: prepareActionMenu,
      onFocus: prepareActionMenu,
      onPress: () => {
        setWasOpened(true);
        setOpen(true);
      },
    } as const,
    menu: wasOpened && (
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
    ),
  };
}
