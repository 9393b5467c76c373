import { type RefObject, useRef, useState } from 'react';
import { ListBox, Popover, type ListBoxProps } from 'react-aria-components/Select';
import { classNames } from '../class-names/class-names.ts';
import { useClosedByBack } from '../popover/closed-by-back.ts';
import { type Option, OptionItem } from '../popover/option.tsx';
import styles from '../popover/popover.module.css';
import { virtualWhenMany } from './virtual-when-many.ts';

export interface SelectListProps {
  id: string;
  label: string;
  options: readonly Option[];
  /** The chosen option's id. */
  value: string | null;
  isOpen: boolean;
  /** Where the focus begins when nothing is chosen. */
  focusFirst: 'first' | 'last';
  trigger: RefObject<HTMLElement | null>;
  onChoose: (id: string) => void;
  onClose: () => void;
  /** The focus leaves the list. */
  onBlur: (() => void) | undefined;
}

/** React Aria does not name these, and its own select gives them to its list. */
const asInSelect = { shouldSelectOnPressUp: true, allowDuplicateSelectionEvents: true } as object;

function Options({ options, value, ...list }: Omit<SelectListProps, 'isOpen' | 'trigger'>) {
  // How it draws is settled when it opens, or it would lose the focus.
  const [Virtual] = useState(() => virtualWhenMany(options));
  const ref = useRef<HTMLDivElement>(null);
  const leaving: Pick<ListBoxProps<Option>, 'onBlur'> = list.onBlur ? { onBlur: list.onBlur } : {};
  const listBox = (
    <ListBox
      {...asInSelect}
      {...leaving}
      ref={ref}
      id={list.id}
      aria-label={list.label}
      className={classNames(styles.list, Virtual && styles.virtual)}
      items={options}
      autoFocus={list.focusFirst}
      shouldFocusOnHover
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={value === null ? [] : [value]}
      onSelectionChange={(keys) => {
        const [chosen] = keys;
        if (chosen !== undefined && chosen !== value) list.onChoose(String(chosen));
        list.onClose();
      }}
    >
      {(option) => <OptionItem option={option} />}
    </ListBox>
  );
  if (!Virtual) return listBox;
  return (
    <Virtual options={options} listRef={ref}>
      {listBox}
    </Virtual>
  );
}

/** A select's list of options, over the page. */
export function SelectList({ isOpen, trigger, ...list }: SelectListProps) {
  useClosedByBack(isOpen, list.onClose);
  return (
    <Popover
      trigger="Select"
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={list.onClose}
      placement="bottom start"
      offset={6}
      aria-label={list.label}
      className={classNames(styles.popover, styles.asWideAsTrigger)}
    >
      <Options {...list} />
    </Popover>
  );
}
