import { type KeyboardEvent, useContext } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { creatable, optionNamed } from './creatable.ts';
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
 * name, else the offer to create it. It never sends the form while there is text in the input.
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
    if (state?.isOpen && state.selectionManager.focusedKey !== null) return;
    const named = optionNamed(chosen ? [chosen, ...options] : options, typed);
    const label = creatable(options, typed);
    if (!named && (label === null || !onCreate)) return;
    event.preventDefault();
    event.stopPropagation();
    if (named) onChoose(named.id);
    else if (label !== null) onCreate?.(label);
    state?.close();
  };
}
