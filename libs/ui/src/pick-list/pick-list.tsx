import { Check } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useRef } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { classNames } from '../class-names/class-names.ts';
import { areMany } from '../popover/many-options.ts';
import type { VirtualOptionsProps } from '../virtual-options/virtual-options.tsx';
import styles from './pick-list.module.css';

/** One line of a list to pick from. */
export interface PickItem {
  readonly id: string;
  readonly label: string;
  /** A second, quieter line: a birthday, why it cannot be read. */
  readonly detail?: string | undefined;
}

export interface PickListProps {
  /** Names the list for screen readers: 'New people'. */
  label: string;
  items: readonly PickItem[];
  /** The ids of those that are picked. */
  picked?: ReadonlySet<string> | undefined;
  /** Called with the ids that are picked then. Without it the list is there to be read. */
  onChange?: ((picked: ReadonlySet<string>) => void) | undefined;
}

const AllOptions = ({ children }: VirtualOptionsProps) => children;

/** Where its code cannot be had all options are drawn, which takes longer and loses nothing. */
const VirtualOptions = lazy<ComponentType<VirtualOptionsProps>>(() =>
  import('../virtual-options/virtual-options.tsx').then(
    (module) => ({ default: module.VirtualOptions }),
    () => ({ default: AllOptions }),
  ),
);

/** Several of thousands: a list that scrolls by itself. Of many it draws only what is in sight. */
export function PickList({ label, items, picked, onChange }: PickListProps) {
  const list = useRef<HTMLDivElement>(null);
  const pick = (keys: 'all' | Set<string | number>) =>
    onChange?.(new Set(keys === 'all' ? items.map(({ id }) => id) : [...keys].map(String)));
  const isVirtual = areMany(items);
  const listBox = (
    <ListBox
      ref={list}
      aria-label={label}
      className={classNames(styles.list, isVirtual && styles.virtual, onChange && styles.pickable)}
      items={items}
      dependencies={[picked]}
      selectionMode={onChange ? 'multiple' : 'none'}
      {...(onChange && { selectedKeys: picked ?? [], onSelectionChange: pick })}
      escapeKeyBehavior="none"
    >
      {({ id, label: name, detail }) => (
        <ListBoxItem id={id} textValue={name} className={styles.item as string}>
          {onChange && (
            <span className={styles.box}>
              <Check size={14} strokeWidth={3} aria-hidden />
            </span>
          )}
          <span className={styles.text} dir="auto">
            {name}
            {detail && <span className={styles.detail}>{detail}</span>}
          </span>
        </ListBoxItem>
      )}
    </ListBox>
  );
  if (!isVirtual) return listBox;
  return (
    <Suspense fallback={<div className={classNames(styles.list, styles.waiting)} />}>
      <VirtualOptions options={items} listRef={list}>
        {listBox}
      </VirtualOptions>
    </Suspense>
  );
}
