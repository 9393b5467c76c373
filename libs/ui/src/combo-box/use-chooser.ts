import { type KeyboardEvent, useMemo, useState } from 'react';
import { useFilter } from 'react-aria/useFilter';
import type { Option } from '../popover/option.tsx';
import { CREATE_KEY, optionNamed } from './creatable.ts';

export interface ChooserOptions {
  options: readonly Option[];
  /** The ids of what is chosen. */
  chosen: readonly string[];
  /** Whether several can be chosen: the list stays open then. Default false. */
  isMultiple?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** What the input shows, and the options are searched for. */
  typed: string;
  /** What can be created of it, or null. */
  newLabel: string | null;
  onType: (text: string) => void;
  onChoose: (id: string) => void;
  onCreate: (label: string) => void;
  /** Escape: what was typed is given up. */
  onGiveUp: () => void;
  /** Backspace with nothing typed. */
  onRemoveLast?: (() => void) | undefined;
}

interface ListState {
  isOpen: boolean;
  /** Shows all options, whatever the input shows: until somebody types. */
  isAll: boolean;
  /** Where the pointer or an arrow key is. */
  activeId: string | null;
  isByKey: boolean;
}

/** Options further on by Page Up and Page Down. */
const page = 10;

/**
 * The list of a picker: what it shows, and what keys do. Enter after typing takes what was meant,
 * with no arrow key in between: the option of that very name, else the first that is shown, else it
 * creates one. So nobody is added a second time by half of their name. It does not send the form,
 * unless the list is closed and the text is the chosen option's. An option whose whole name was
 * typed is chosen on leaving. Nothing else is: where the pointer or an arrow key rests is no choice.
 */
export function useChooser(chooser: ChooserOptions) {
  const { options, chosen, typed, newLabel, isMultiple = false, onChoose, onCreate } = chooser;
  const { contains } = useFilter({ sensitivity: 'base' });
  // Undefined until it opens first.
  const [list, setList] = useState<ListState>();
  const isOpen = list !== undefined && list.isOpen && !chooser.isDisabled;
  const isAll = list?.isAll ?? true;
  const shown = useMemo(() => {
    if (!isOpen || isAll) return options;
    const texts = ({ label, detail }: Option) => [label, detail ?? ''];
    return options.filter((option) => texts(option).some((text) => contains(text, typed)));
  }, [options, isOpen, isAll, typed, contains]);
  const firstChosen = options.find(({ id }) => id === chosen[0]);
  const only = isMultiple ? undefined : firstChosen;
  const isNamed = only !== undefined && optionNamed([only], typed) !== undefined;
  const ids = shown.filter(({ isDisabled }) => !isDisabled).map(({ id }) => id);
  if (newLabel !== null) ids.push(CREATE_KEY);
  // What was active may be gone, such as the offer to create what has been created.
  const activeId = isOpen && ids.includes(list.activeId ?? '') ? list.activeId : null;

  const open = (at: string | null = firstChosen?.id ?? null, isByKey = false) =>
    setList({ isOpen: true, isAll: true, activeId: at, isByKey });
  const close = () => setList((before) => before && { ...before, isOpen: false });
  const goTo = (id: string | null | undefined, isByKey: boolean) =>
    setList((before) => before && { ...before, activeId: id ?? null, isByKey });
  const step = (by: number) => {
    const now = activeId === null ? -1 : ids.indexOf(activeId);
    const next = now === -1 && by < 0 ? ids.length - 1 : now + by;
    goTo(ids[Math.max(0, Math.min(next, ids.length - 1))], true);
  };
  const take = (id: string) => {
    if (id !== CREATE_KEY) onChoose(id);
    else if (newLabel !== null) onCreate(newLabel);
  };
  const chooseNamed = () => {
    if (typed.trim() === '' || isNamed) return;
    const named = optionNamed(options, typed);
    if (named) onChoose(named.id);
  };

  const enter = (): boolean => {
    if (activeId !== null) {
      take(activeId);
      if (!isMultiple) close();
      return true;
    }
    if (typed.trim() === '') close();
    if (typed.trim() === '' || (!isOpen && isNamed)) return isOpen;
    const first = isOpen ? shown.find(({ isDisabled }) => !isDisabled) : undefined;
    const named = optionNamed(only ? [only, ...options] : options, typed) ?? first;
    if (!named && newLabel === null) return isOpen;
    take(named?.id ?? CREATE_KEY);
    close();
    return true;
  };
  const escape = (): boolean => {
    const isUsed = isOpen || typed !== (only?.label ?? '');
    chooser.onGiveUp();
    close();
    return isUsed;
  };
  const arrow = (by: number): boolean => {
    if (isOpen) step(by);
    else open(firstChosen?.id ?? (by > 0 ? ids[0] : ids.at(-1)), true);
    return true;
  };
  const move = (by: number): boolean => {
    if (isOpen) step(by);
    return isOpen;
  };
  /** Each says whether the key was for the list alone. */
  const keys: Record<string, () => boolean> = {
    Enter: enter,
    Escape: escape,
    ArrowDown: () => arrow(1),
    ArrowUp: () => arrow(-1),
    Home: () => move(-ids.length),
    End: () => move(ids.length),
    PageUp: () => move(-page),
    PageDown: () => move(page),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Backspace' && typed === '') chooser.onRemoveLast?.();
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') goTo(null, true);
    if (!keys[event.key]?.()) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    wasOpened: list !== undefined,
    isOpen,
    shown,
    activeId,
    isByKey: list?.isByKey ?? false,
    open,
    close,
    /** A press on an option. */
    press: (id: string) => {
      // While it fades it takes the second of two presses.
      if (!isOpen) return;
      take(id);
      if (!isMultiple) close();
    },
    point: (id: string) => {
      if (id !== activeId) goTo(id, false);
    },
    type: (text: string) => {
      chooser.onType(text);
      setList({ isOpen: true, isAll: false, activeId: null, isByKey: false });
    },
    leave: () => {
      chooseNamed();
      close();
    },
    onKeyDown,
  };
}
