import { type KeyboardEvent, useRef, useState } from 'react';
import { plainButton } from '../button/button.tsx';
import { classNames } from '../class-names/class-names.ts';
import styles from './toggle-group.module.css';

interface ToggleOption<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** Of a label in another language than the page. */
  readonly lang?: string;
  readonly dir?: string;
}

export interface ToggleGroupProps<Id extends string = string> {
  /** What is chosen here, for screen readers: "Show events within". */
  label: string;
  /** Two to five short choices. */
  options: readonly ToggleOption<Id>[];
  /** The chosen one; there always is one. */
  value: Id;
  onChange: (id: Id) => void;
  isDisabled?: boolean | undefined;
  /** Fills the width of its container, in equal parts. Default false. */
  isWide?: boolean | undefined;
}

/** How far an arrow key goes. */
const steps: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/**
 * One of a few choices, all in sight: filters of a timeline, the status of a gift. Tab comes to the chosen one, arrows
 * go to the others, and a press chooses.
 */
export function ToggleGroup<Id extends string = string>({
  label,
  options,
  value,
  onChange,
  isDisabled = false,
  isWide = false,
}: ToggleGroupProps<Id>) {
  const group = useRef<HTMLDivElement>(null);
  /** Where an arrow went: Tab leaves from there. */
  const [reached, setReached] = useState<Id>();
  const move = (event: KeyboardEvent, from: number) => {
    const step = steps[event.key];
    if (step === undefined || !group.current) return;
    event.preventDefault();
    const isReversed =
      /Left|Right/.test(event.key) && getComputedStyle(group.current).direction === 'rtl';
    const to = isReversed ? from - step : from + step;
    const next = options[to];
    if (!next) return;
    (group.current.children[to] as HTMLElement).focus();
    setReached(next.id);
  };
  const choose = (id: Id) => {
    if (id !== value) onChange(id);
  };
  return (
    <div
      role="radiogroup"
      data-unprinted
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      ref={group}
      className={classNames(styles.group, isWide && styles.wide)}
    >
      {options.map(({ id, label: text, ...own }, place) => (
        <button
          key={id}
          type="button"
          role="radio"
          {...own}
          {...plainButton({ isDisabled, onPress: () => choose(id) })}
          aria-checked={id === value}
          data-selected={id === value || undefined}
          tabIndex={id === (reached ?? value) ? 0 : -1}
          onKeyDown={(event) => move(event, place)}
          onBlur={() => setReached(undefined)}
          className={styles.option}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
