import { Check } from 'lucide-react';
import { type ReactNode, memo } from 'react';
import type { Option } from '../popover/option.tsx';
import styles from '../popover/popover.module.css';

interface ChoiceProps {
  elementId: string;
  optionId: string;
  isChosen: boolean;
  isActive: boolean;
  isByKey: boolean;
  isDisabled: boolean;
  /** Its place and how many there are, where not all are drawn. */
  place: number | undefined;
  count: number | undefined;
  className: string;
  children: ReactNode;
}

/** One line of a picker's list. Its events are the list's. */
export function Choice({
  elementId,
  optionId,
  isChosen,
  isActive,
  isDisabled,
  ...shown
}: ChoiceProps) {
  return (
    <div
      role="option"
      id={elementId}
      data-option={optionId}
      aria-selected={isChosen}
      aria-posinset={shown.place}
      aria-setsize={shown.count}
      aria-disabled={isDisabled || undefined}
      data-disabled={isDisabled || undefined}
      data-focused={isActive || undefined}
      data-focus-visible={(isActive && shown.isByKey) || undefined}
      className={shown.className}
    >
      {shown.children}
    </div>
  );
}

const optionClass = styles.option as string;

/** An option that can be chosen. */
export const OptionChoice = memo(function OptionChoice({
  option,
  ...choice
}: { option: Option } & Omit<ChoiceProps, 'className' | 'children' | 'isDisabled' | 'optionId'>) {
  return (
    <Choice
      {...choice}
      optionId={option.id}
      isDisabled={option.isDisabled ?? false}
      className={optionClass}
    >
      {option.media}
      <span className={styles.optionText} dir="auto">
        {option.label}
        {option.detail && <span className={styles.optionDetail}>{option.detail}</span>}
      </span>
      {choice.isChosen && <Check className={styles.check} size={18} aria-hidden />}
    </Choice>
  );
});
