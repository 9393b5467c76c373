import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Collection, ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { classNames } from '../class-names/class-names.ts';
import { areMany } from '../popover/many-options.ts';
import { type Option, OptionItem } from '../popover/option.tsx';
import styles from '../popover/popover.module.css';
import { VirtualOptions } from '../virtual-options/virtual-options.tsx';
import { CREATE_KEY } from './creatable.ts';

export interface OptionListProps {
  options: readonly Option[];
  /** What the options are searched for. */
  typed: string;
  /** What can be created, or null. */
  newLabel: string | null;
  /** Shown when nothing matches. */
  emptyText: string;
}

/** The options that match what was typed, and last the offer to create it. */
export function OptionList({ options, typed, newLabel, emptyText }: OptionListProps) {
  const ref = useRef<HTMLDivElement>(null);
  const searched = useRef(typed);
  useEffect(() => {
    if (searched.current === typed) return;
    searched.current = typed;
    // Other options than those one scrolled through: the first are the ones to look at.
    if (ref.current) ref.current.scrollTop = 0;
  }, [typed]);
  const isVirtual = areMany(options);
  const list = (
    <ListBox
      ref={ref}
      className={classNames(styles.list, isVirtual && styles.virtual)}
      renderEmptyState={() => <p className={styles.empty}>{emptyText}</p>}
    >
      <Collection items={options}>{(option) => <OptionItem option={option} />}</Collection>
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
  return isVirtual ? (
    <VirtualOptions options={options} listRef={ref}>
      {list}
    </VirtualOptions>
  ) : (
    list
  );
}
