import type { KeyboardEvent } from 'react';
import type { Option } from '../popover/option.tsx';

interface ClosedSelect {
  options: readonly Option[];
  /** The chosen option's id. */
  value: string | null;
  onChoose: (id: string) => void;
  /** Opens the list; the focus begins there when nothing is chosen. */
  onOpen: (focusFirst: 'first' | 'last') => void;
}

/** Milliseconds within which letters are one search. */
const oneSearch = 1000;

const collator = new Intl.Collator(undefined, { sensitivity: 'base' });

/** What was typed last, on whichever select has the focus. */
let search = { text: '', at: -oneSearch };

/**
 * A key on a select whose list is closed: up, down, Enter and the space bar open it, left and right
 * choose the option before and after, and letters the next one that begins with them.
 */
export function pressOnClosed(event: KeyboardEvent, select: ClosedSelect): void {
  const { options, value, onChoose, onOpen } = select;
  const { key, timeStamp } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const enabled = options.filter(({ isDisabled }) => !isDisabled);
  const place = enabled.findIndex(({ id }) => id === value);
  const choose = (option: Option | undefined) => {
    if (option && option.id !== value) onChoose(option.id);
  };
  const isSearching = timeStamp - search.at < oneSearch;
  const find = () => {
    search = { text: isSearching ? search.text + key : key, at: timeStamp };
    const { text } = search;
    const from = Math.max(place, 0);
    const inTurn = [...enabled.slice(from), ...enabled.slice(0, from)];
    choose(inTurn.find(({ label }) => collator.compare(label.slice(0, text.length), text) === 0));
  };
  const keys: Record<string, () => void> = {
    Enter: () => onOpen('first'),
    ' ': () => onOpen('first'),
    ArrowDown: () => onOpen('first'),
    ArrowUp: () => onOpen('last'),
    ArrowLeft: () => choose(enabled[place === -1 ? 0 : place - 1]),
    ArrowRight: () => choose(enabled[place + 1]),
  };
  const act = key.length === 1 && (key !== ' ' || isSearching) ? find : keys[key];
  if (!act) return;
  event.preventDefault();
  act();
}
