import { type KeyboardEvent, useContext } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { CREATE_KEY, creatable, optionNamed } from './creatable.ts';
import type { Option } from '../popover/option.tsx';

export interface EnterChoosesOptions {
  options: readonly Option[];
  /** The chosen one keeps its place among others of its name. */
  chosen?: Option | undefined;
  typed: string;
  onChoose: (id: string) => void;
  onCreate?: ((label: string) => void) | undefined;
}

/**
 * Enter after typing takes what was meant, with no arrow key in between: the option of that very
 * name, else the first that is shown, else the offer to create it. So nobody is added a second time
 * by half of their name. It does not send the form, unless the list is closed and the text is the
 * chosen option's.
 */
export function useEnterChooses({
  options,
  chosen,
  typed,
  onChoose,
  onCreate,
}: EnterChoosesOptions) {
  const state = useContext(ComboBoxStateContext);
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return;
    if (event.ctrlKey || event.metaKey) return;
    if (!state?.isOpen && chosen && optionNamed([chosen], typed)) return;
    if (state?.isOpen && state.selectionManager.focusedKey !== null) return;
    const shown = state?.isOpen ? [...state.collection.getKeys()] : [];
    const first = shown.find((key) => key !== CREATE_KEY);
    const named = optionNamed(chosen ? [chosen, ...options] : options, typed)?.id ?? first;
    const label = creatable(options, typed);
    if (named === undefined && (label === null || !onCreate)) return;
    event.preventDefault();
    event.stopPropagation();
    if (named !== undefined) onChoose(String(named));
    else if (label !== null) onCreate?.(label);
    state?.close();
  };
}
