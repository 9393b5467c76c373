import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { classNames } from '../class-names/class-names.ts';
import styles from './toggle-group.module.css';

export interface ToggleGroupProps<Id extends string = string> {
  /** What is chosen here, for screen readers: "Show events within". */
  label: string;
  /** Two to five short choices. */
  options: readonly { readonly id: Id; readonly label: string }[];
  /** The chosen one; there always is one. */
  value: Id;
  onChange: (id: Id) => void;
  isDisabled?: boolean | undefined;
  /** Fills the width of its container, in equal parts. Default false. */
  isWide?: boolean | undefined;
}

/** One of a few choices, all in sight: filters of a timeline, the status of a gift. */
export function ToggleGroup<Id extends string = string>({
  label,
  options,
  value,
  onChange,
  isDisabled = false,
  isWide = false,
}: ToggleGroupProps<Id>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={classNames(styles.group, isWide && styles.wide)}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const [id] = keys;
        if (id !== undefined) onChange(id as Id);
      }}
    >
      {options.map((option) => (
        <ToggleButton key={option.id} id={option.id} className={styles.option as string}>
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
