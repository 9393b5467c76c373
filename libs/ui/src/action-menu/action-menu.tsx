import { use, useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../class-names/class-names.ts';
import { DialogHistoryContext } from '../dialog/dialog-history.ts';
import { useMediaQuery, WIDE } from '../media-query/use-media-query.ts';
import popoverStyles from '../popover/popover.module.css';
import styles from './action-menu.module.css';
import type { MenuAction } from './menu-action.ts';

export type { MenuAction } from './menu-action.ts';

export interface ActionMenuProps {
  /** What can be done, and with what: 'Actions for Noor'. A sheet shows it above the actions. */
  label: string;
  actions: readonly MenuAction[];
  isOpen: boolean;
  /** Called on Escape and Tab, a press beside it, the browser's Back, and before an action. */
  onClose: () => void;
  /** What it opens at on a wide screen. */
  anchor: RefObject<HTMLElement | null>;
  /** Gets the focus back. Default: what had it. */
  returnTo?: RefObject<HTMLElement | null> | undefined;
}

type ChosenProps = Pick<ActionMenuProps, 'returnTo'> & {
  chosen: RefObject<(() => void) | undefined>;
};

/** Runs what was chosen when the menu has gone: what opens then gives the focus back to the row. */
function AfterMenu({ chosen, returnTo }: ChosenProps) {
  useEffect(
    () => () => {
      const run = chosen.current;
      chosen.current = undefined;
      returnTo?.current?.focus();
      run?.();
    },
    [chosen, returnTo],
  );
  return null;
}

/** A menu at its anchor on a wide screen, a sheet from below on a small one. */
export function ActionMenu(props: ActionMenuProps) {
  const { label, actions, isOpen, onClose, anchor, returnTo } = props;
  const isWide = useMediaQuery(WIDE);
  const history = use(DialogHistoryContext);
  const chosen = useRef<() => void>(undefined);
  const close = useEffectEvent(onClose);
  const hasEntry = isOpen && !isWide;
  useEffect(() => (hasEntry ? history?.open(() => close()) : undefined), [hasEntry, history]);
  const prepare = useEffectEvent(() => actions.forEach(({ onIntent }) => onIntent?.()));
  useEffect(() => {
    if (isOpen) prepare();
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    // Before React Aria, which in a sheet leaves nothing with the focus: what is beside it is inert.
    const closeOnTab = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    window.addEventListener('keydown', closeOnTab, { capture: true });
    return () => window.removeEventListener('keydown', closeOnTab, { capture: true });
  }, [isOpen]);

  const menu = (
    <>
      <AfterMenu chosen={chosen} returnTo={returnTo} />
      <Menu
        aria-label={label}
        className={classNames(popoverStyles.list, styles.menu)}
        autoFocus="first"
        onClose={onClose}
        onAction={(key) => {
          chosen.current = actions.find(({ id }) => id === key)?.onAction;
        }}
      >
        {actions.map((action) => (
          <MenuItem
            key={action.id}
            id={action.id}
            textValue={action.label}
            {...(action.href !== undefined && { href: action.href })}
            className={classNames(popoverStyles.option, action.isDanger && popoverStyles.danger)}
          >
            {action.icon}
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
  const change = (open: boolean) => {
    if (!open) onClose();
  };
  if (isWide) {
    return (
      <Popover
        className={classNames(popoverStyles.popover, styles.popover)}
        triggerRef={anchor}
        placement="bottom end"
        offset={4}
        isOpen={isOpen}
        onOpenChange={change}
      >
        {menu}
      </Popover>
    );
  }
  return (
    <ModalOverlay
      className={styles.overlay as string}
      isOpen={isOpen}
      onOpenChange={change}
      isDismissable
    >
      <Modal className={styles.sheet as string}>
        <p className={styles.title} aria-hidden>
          {label}
        </p>
        {menu}
      </Modal>
    </ModalOverlay>
  );
}
