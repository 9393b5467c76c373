import type { GiftStatus } from '@evergift/data';
import { Badge } from '@evergift/ui/badge';
import { ToggleGroup } from '@evergift/ui/toggle-group';
import styles from './status-choice.module.css';

interface StatusChoiceProperties {
  label: string;
  /** `''` while neither is chosen. */
  value: GiftStatus | '';
  onChange: (status: GiftStatus) => void;
  isDisabled: boolean;
  /** What the gift says in place of a status that we know. */
  unknownStatus?: string | undefined;
}

const statuses: readonly { id: GiftStatus | ''; label: string }[] = [
  { id: 'idea', label: 'Idea' },
  { id: 'purchased', label: 'Purchased' },
];

/** Idea or Purchased. */
export function StatusChoice({
  label,
  value,
  onChange,
  isDisabled,
  unknownStatus,
}: StatusChoiceProperties) {
  return (
    <div className={styles.choice}>
      <ToggleGroup
        label={label}
        options={statuses}
        value={value}
        onChange={(status) => status && onChange(status)}
        isDisabled={isDisabled}
        isWide
      />
      {value === '' && unknownStatus && (
        <p className={styles.unknown}>
          Its status is <Badge>{unknownStatus}</Badge> now. Choose one of these to save it.
        </p>
      )}
    </div>
  );
}
