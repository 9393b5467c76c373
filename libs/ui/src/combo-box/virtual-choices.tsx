import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode, RefObject } from 'react';
import styles from '../popover/popover.module.css';

interface VirtualChoicesProps {
  count: number;
  /** What scrolls. */
  list: RefObject<HTMLElement | null>;
  /** Which of them the input points to; −1 for none. */
  active: number;
  choice: (index: number) => ReactNode;
}

/** Pixels that an option usually measures; those in sight are measured. */
const usual = 40;

/** Draws of hundreds of options those in sight, and the one that the input points to. */
export function VirtualChoices({ count, list, active, choice }: VirtualChoicesProps) {
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => list.current,
    estimateSize: () => usual,
    overscan: 8,
    initialRect: { width: 320, height: 400 },
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      if (active === -1 || drawn.includes(active)) return drawn;
      return [...drawn, active].sort((one, other) => one - other);
    },
  });
  return (
    <div role="presentation" style={{ blockSize: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => (
        <div
          key={index}
          ref={virtualizer.measureElement}
          role="presentation"
          data-index={index}
          className={styles.placed}
          style={{ transform: `translateY(${start}px)` }}
        >
          {choice(index)}
        </div>
      ))}
    </div>
  );
}
