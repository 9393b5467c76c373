import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { classNames } from '../class-names/class-names.ts';
import styles from '../popover/popover.module.css';

export interface MenuAction {
  readonly id: string;
  readonly label: string;
  /** A lucide icon (18 px). */
  readonly icon?: ReactNode;
  /** What it does; or give `href` to go somewhere. */
  readonly onAction?: (() => void) | undefined;
  readonly href?: string | undefined;
  /** `danger` for what takes something away. Default `plain`. */
  readonly tone?: 'plain' | 'danger' | undefined;
  readonly isDisabled?: boolean | undefined;
}

export interface MenuProps {
  /** Names the menu for screen readers: "More for Ana". */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  actions: readonly MenuAction[];
  placement?: 'bottom start' | 'bottom end' | 'top end' | undefined;
}

/** Actions that do not deserve a button of their own. */
export function Menu({ label, trigger, actions, placement = 'bottom end' }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={styles.popover as string} placement={placement} offset={6}>
        <AriaMenu className={styles.list as string} aria-label={label} items={actions}>
          {(action) => (
            <MenuItem
              id={action.id}
              textValue={action.label}
              className={classNames(styles.option, action.tone === 'danger' && styles.danger)}
              isDisabled={action.isDisabled ?? false}
              {...(action.onAction && { onAction: action.onAction })}
              {...(action.href !== undefined && { href: action.href })}
            >
              {action.icon}
              <span className={styles.optionText}>{action.label}</span>
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
