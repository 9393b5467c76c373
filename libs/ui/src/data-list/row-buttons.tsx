import type { MenuAction } from '../action-menu/menu-action.ts';
import { iconButtonClass } from '../icon-button/icon-button-style.ts';
import { useTooltip } from '../tooltip/use-tooltip.tsx';
import styles from './data-list.module.css';

interface RowButtonsProps {
  /** What they are for: 'Noor'. */
  name: string;
  actions: readonly MenuAction[];
}

interface RowButtonProps extends MenuAction {
  name: string;
}

/** The browser's own button: a list has dozens. */
function RowButton({ name, label, icon, isDanger, onAction, onIntent }: RowButtonProps) {
  const fullLabel = `${label} ${name}`;
  const { handlers, tooltip } = useTooltip(fullLabel);
  return (
    <>
      <button
        type="button"
        aria-label={fullLabel}
        className={iconButtonClass({ variant: isDanger ? 'danger' : 'quiet', size: 'small' })}
        onClick={({ currentTarget }) => {
          // Not every browser gives a button the focus by a click, and a dialog returns it.
          currentTarget.focus({ preventScroll: true });
          onAction?.();
        }}
        onPointerEnter={({ pointerType, currentTarget }) => {
          if (pointerType === 'touch') return;
          handlers.onHoverStart({ target: currentTarget });
          onIntent?.();
        }}
        onPointerLeave={handlers.onHoverEnd}
        onPointerDown={handlers.onPressStart}
        onFocus={(event) => {
          handlers.onFocus(event);
          onIntent?.();
        }}
        onBlur={handlers.onBlur}
      >
        {icon}
      </button>
      {tooltip}
    </>
  );
}

/** A row's actions as buttons at its end, where there is room. */
export function RowButtons({ name, actions }: RowButtonsProps) {
  return (
    <span className={styles.rowButtons}>
      {actions.map((action) => (
        <RowButton key={action.id} name={name} {...action} />
      ))}
    </span>
  );
}
