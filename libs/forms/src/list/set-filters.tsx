import { text } from '@evergift/language';
import { useRowFocus } from '@evergift/ui/row-focus';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import type { RefObject } from 'react';
import { Button } from '@evergift/ui/button';
import styles from './filter-panel.module.css';

/** A filter that leaves something out of a list. */
export interface SetFilter {
  id: string;
  /** What it looks for: 'Ideas', 'Noor'. */
  label: string;
  onRemove: () => void;
}

interface SetFiltersProperties {
  filters: readonly SetFilter[];
  /** Gets the focus when the last one is removed. */
  panel: RefObject<HTMLElement | null>;
}

/** What a folded panel filters by, each with one press to remove it. */
export function SetFilters({ filters, panel }: SetFiltersProperties) {
  const ids = useMemo(() => filters.map(({ id }) => id), [filters]);
  const focus = useRowFocus(ids, panel);
  if (filters.length === 0) return null;
  return (
    <ul className={styles.set} aria-label={text('Filters')} {...focus}>
      {filters.map(({ id, label, onRemove }) => (
        <li key={id} data-row={id}>
          <Button
            size="small"
            icon={<X size={14} aria-hidden />}
            aria-label={text('Remove filter {name}', { name: label })}
            onPress={onRemove}
          >
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
