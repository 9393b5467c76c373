import { Check, Plus } from 'lucide-react';
import { useId } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import styles from './toggle-chips.module.css';

export interface ToggleChipsProps {
  /** What is picked here: 'Also for'. */
  label: string;
  /** A few likely choices; the whole choice is offered elsewhere. */
  options: readonly { readonly id: string; readonly label: string }[];
  /** The ids of what is picked, in order; also of what is not among the options. */
  value: readonly string[];
  /** Called with all of `value` after a press. */
  onChange: (ids: string[]) => void;
  isDisabled?: boolean | undefined;
}

/** A few likely choices of many, each one press away: who shares a present. */
export function ToggleChips(props: ToggleChipsProps) {
  const { label, options, value, onChange, isDisabled = false } = props;
  const labelId = useId();
  const change = (keys: ReadonlySet<unknown>) => {
    const isOff = (id: string) => options.some((option) => option.id === id) && !keys.has(id);
    const added = options.map(({ id }) => id).filter((id) => keys.has(id) && !value.includes(id));
    onChange([...value.filter((id) => !isOff(id)), ...added]);
  };
  return (
    <div className={styles.line}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <ToggleButtonGroup
        aria-labelledby={labelId}
        className={styles.group as string}
        selectionMode="multiple"
        isDisabled={isDisabled}
        selectedKeys={value}
        onSelectionChange={change}
      >
        {options.map((option) => (
          <ToggleButton key={option.id} id={option.id} className={styles.chip as string}>
            {({ isSelected }) => (
              <>
                {isSelected ? <Check size={14} aria-hidden /> : <Plus size={14} aria-hidden />}
                <bdi>{option.label}</bdi>
              </>
            )}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
