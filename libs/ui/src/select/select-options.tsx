import { useRef, useState } from 'react';
import { ListBox } from 'react-aria-components/Select';
import { classNames } from '../class-names/class-names.ts';
import { type Option, OptionItem } from '../popover/option.tsx';
import styles from '../popover/popover.module.css';
import type { useVirtualOptions } from './use-virtual-options.ts';

export interface SelectOptionsProps {
  options: readonly Option[];
  /** What draws only the options in sight, where they are many. */
  VirtualOptions: ReturnType<typeof useVirtualOptions>;
}

/** A select's open list. How it draws is settled when it opens, or it would lose the focus. */
export function SelectOptions({ options, VirtualOptions }: SelectOptionsProps) {
  const [Virtual] = useState(() => VirtualOptions);
  const ref = useRef<HTMLDivElement>(null);
  const list = (
    <ListBox
      ref={ref}
      className={classNames(styles.list, Virtual && styles.virtual)}
      items={options}
    >
      {(option) => <OptionItem option={option} />}
    </ListBox>
  );
  return Virtual ? (
    <Virtual options={options} listRef={ref}>
      {list}
    </Virtual>
  ) : (
    list
  );
}
