import { sentence } from '@evergift/language/react';
import { Plus } from 'lucide-react';
import { type MouseEvent, type PointerEvent, memo, useEffect, useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { Option } from '../popover/option.tsx';
import styles from '../popover/popover.module.css';
import { useOptionsInSight } from '../virtual-options/use-options-in-sight.ts';
import { Choice, OptionChoice } from './choice.tsx';
import { CREATE_KEY } from './creatable.ts';
import { useAnnouncedChoices } from './use-announced-choices.ts';
import { VirtualChoices } from './virtual-choices.tsx';

interface ChoiceListProps {
  id: string;
  /** Names the list. */
  label: string;
  isMultiple: boolean;
  isOpen: boolean;
  /** Draws those in sight alone. */
  isVirtual: boolean;
  options: readonly Option[];
  /** The ids of what is chosen. */
  chosen: readonly string[];
  typed: string;
  newLabel: string | null;
  activeId: string | null;
  isByKey: boolean;
  emptyText: string;
  onPress: (id: string) => void;
  onPoint: (id: string) => void;
}

/** The option that an event is about, if it can be chosen. */
const optionOf = ({ target }: { target: EventTarget }) =>
  (target as Element).closest<HTMLElement>('[data-option]:not([aria-disabled])')?.dataset['option'];

function Choices(props: ChoiceListProps) {
  const { id, options, newLabel, activeId, typed, isByKey, isVirtual } = props;
  const list = useRef<HTMLDivElement>(null);
  const count = options.length + (newLabel === null ? 0 : 1);
  useAnnouncedChoices({ ...props, count });
  useOptionsInSight(list);
  const searched = useRef(typed);
  useEffect(() => {
    if (searched.current === typed) return;
    searched.current = typed;
    // Other options than those one scrolled through: the first are the ones to look at.
    if (list.current) list.current.scrollTop = 0;
  }, [typed]);

  const choice = (index: number) => {
    const option = options[index];
    const optionId = option?.id ?? CREATE_KEY;
    const isActive = optionId === activeId;
    const state = {
      elementId: `${id}-${optionId}`,
      isActive,
      isByKey: isActive && isByKey,
      isChosen: props.chosen.includes(optionId),
      place: isVirtual ? index + 1 : undefined,
      count: isVirtual ? count : undefined,
    };
    if (option) return <OptionChoice key={optionId} option={option} {...state} />;
    return (
      <Choice
        key={optionId}
        optionId={optionId}
        isDisabled={false}
        className={classNames(styles.option, styles.create)}
        {...state}
      >
        <Plus size={18} aria-hidden />
        <span className={styles.optionText}>
          {sentence('Create “{name}”', { name: <bdi>{newLabel}</bdi> })}
        </span>
      </Choice>
    );
  };
  const press = (event: MouseEvent) => {
    const pressed = optionOf(event);
    if (pressed !== undefined) props.onPress(pressed);
  };
  const point = (event: PointerEvent) => {
    // A list that scrolls under a resting pointer is not pointed at.
    const isResting = event.movementX === 0 && event.movementY === 0;
    const pointed = event.pointerType === 'touch' || isResting ? undefined : optionOf(event);
    if (pointed !== undefined) props.onPoint(pointed);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input has the keys
    <div
      ref={list}
      role="listbox"
      tabIndex={-1}
      id={id}
      aria-label={props.label}
      aria-multiselectable={props.isMultiple || undefined}
      className={styles.list}
      // The input keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
      onPointerMove={point}
    >
      {count === 0 && (
        <div role="option" aria-selected={false} aria-disabled className={styles.empty}>
          {props.emptyText}
        </div>
      )}
      {isVirtual ? (
        <VirtualChoices
          count={count}
          list={list}
          active={
            activeId === CREATE_KEY
              ? count - 1
              : options.findIndex((option) => option.id === activeId)
          }
          choice={choice}
        />
      ) : (
        Array.from({ length: count }, (_, index) => choice(index))
      )}
    </div>
  );
}

/** The options that match what was typed, and last the offer to create it. It fades as it was. */
export const ChoiceList = memo(Choices, (_, next) => !next.isOpen);
