import type { GiftStatus } from '@evergift/data';
import { ToggleGroup } from '@evergift/ui/toggle-group';

interface StatusChoiceProperties {
  value: GiftStatus;
  onChange: (status: GiftStatus) => void;
  isDisabled: boolean;
}

const statuses = [
  { id: 'idea', label: 'Idea' },
  { id: 'purchased', label: 'Purchased' },
] as const;

/** Idea or Purchased. */
export function StatusChoice({ value, onChange, isDisabled }: StatusChoiceProperties) {
  return (
    <ToggleGroup
      label="Status"
      options={statuses}
      value={value}
      onChange={onChange}
      isDisabled={isDisabled}
      isWide
    />
  );
}
