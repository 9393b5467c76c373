import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import styles from './popover.module.css';

/** One choice of a select, combo box or tag picker. */
export interface Option {
  /** Unique among the options; what the field yields. */
  readonly id: string;
  /** What is shown and searched. */
  readonly label: string;
  /** A second, quieter line: a date, a relationship. */
  readonly detail?: string | undefined;
  /** Before the label: an avatar or icon. */
  readonly media?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

export function OptionItem({ option }: { option: Option }) {
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      className={styles.option as string}
      isDisabled={option.isDisabled ?? false}
    >
      {({ isSelected }) => (
        <>
          {option.media}
          <span className={styles.optionText} dir="auto">
            {option.label}
            {option.detail && <span className={styles.optionDetail}>{option.detail}</span>}
          </span>
          {isSelected && <Check className={styles.check} size={18} aria-hidden />}
        </>
      )}
    </ListBoxItem>
  );
}
