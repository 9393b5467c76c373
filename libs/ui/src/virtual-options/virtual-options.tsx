import type { ReactNode, RefObject } from 'react';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import type { Option } from '../popover/option.tsx';
import { useOptionsInSight } from './use-options-in-sight.ts';

/** Pixels: what rows usually measure, and the room around the list. Rows in sight are measured. */
const oneLine = 40;
const twoLines = 60;
const padding = 4;

export interface VirtualOptionsProps {
  options: readonly Option[];
  listRef: RefObject<HTMLDivElement | null>;
  /** The list box. */
  children: ReactNode;
}

/**
 * Draws of a list box's options only those in sight, for lists of hundreds. What is out of sight is
 * there all the same for the keyboard, for type-ahead and, counted, for screen readers.
 */
export function VirtualOptions({ options, listRef, children }: VirtualOptionsProps) {
  useOptionsInSight(listRef);
  const isDetailed = options.some(({ detail }) => detail);
  const estimatedRowSize = isDetailed ? twoLines : oneLine;
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize, padding }}>
      {children}
    </Virtualizer>
  );
}
