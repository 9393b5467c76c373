import { text } from '@evergift/language';
import type { MenuAction } from '../action-menu/menu-action.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './data-list.module.css';

interface RowButtonsProps {
  /** What they are for: 'Noor'. */
  name: string;
  actions: readonly MenuAction[];
}

/** A row's actions as buttons at its end, where there is room. */
export function RowButtons({ name, actions }: RowButtonsProps) {
  return (
    <span className={styles.rowButtons}>
      {actions.map(({ id, label, icon, isDanger, onAction, onIntent }) => (
        <IconButton
          key={id}
          label={text('{action} {name}', { action: label, name })}
          icon={icon}
          variant={isDanger ? 'danger' : 'quiet'}
          size="small"
          onPress={onAction}
          onHoverStart={onIntent}
          onFocus={onIntent}
        />
      ))}
    </span>
  );
}
