import { Plus } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { classNames } from '../class-names/class-names.ts';
import { type Option, OptionItem } from '../popover/option.tsx';
import styles from '../popover/popover.module.css';
import { CREATE_KEY } from './creatable.ts';

export interface OptionListProps {
  options: readonly Option[];
  /** What can be created, or null. */
  newLabel: string | null;
  /** Shown when nothing matches. */
  emptyText: string;
}

/** The options that match what was typed, and last the offer to create it. */
export function OptionList({ options, newLabel, emptyText }: OptionListProps) {
  return (
    <ListBox
      className={styles.list as string}
      renderEmptyState={() => <p className={styles.empty}>{emptyText}</p>}
    >
      {options.map((option) => (
        <OptionItem key={option.id} option={option} />
      ))}
      {newLabel !== null && (
        <ListBoxItem
          id={CREATE_KEY}
          textValue={newLabel}
          className={classNames(styles.option, styles.create)}
        >
          <Plus size={18} aria-hidden />
          <span className={styles.optionText}>
            Create “<bdi>{newLabel}</bdi>”
          </span>
        </ListBoxItem>
      )}
    </ListBox>
  );
}
