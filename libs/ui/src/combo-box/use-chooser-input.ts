import { type KeyboardEvent, type RefObject, useContext, useEffect } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { optionNamed } from './creatable.ts';
import { type EnterChoosesOptions, useEnterChooses } from './use-enter-chooses.ts';

/**
 * What the input of a picker does beyond React Aria's: Enter takes what was meant, a press opens the
 * list again, and an option whose whole name was typed is chosen on leaving.
 */
export function useChooserInput(chooser: EnterChoosesOptions) {
  const state = useContext(ComboBoxStateContext);
  const chooseOnEnter = useEnterChooses(chooser);
  const { options, chosen, typed, onChoose } = chooser;

  const chooseNamed = () => {
    if (!state || state.selectionManager.focusedKey !== null || typed.trim() === '') return;
    if (chosen && optionNamed([chosen], typed)) return;
    const named = optionNamed(options, typed);
    if (named) onChoose(named.id);
  };
  return {
    onKeyDownCapture: (event: KeyboardEvent) => {
      // React Aria forgets what was typed before the focus leaves.
      if (event.key === 'Tab') chooseNamed();
      else chooseOnEnter(event);
    },
    onClick: () => {
      if (state && !state.isOpen) state.open(null, 'manual');
    },
    onBlurCapture: chooseNamed,
  };
}

/**
 * Shows what has just been created. React Aria writes the chosen option's text when it is chosen,
 * and a new one joins its collection only after that: the input stayed empty until it was left.
 *
 * @param createdRef what was created and is not shown yet
 */
export function useShowCreated(createdRef: RefObject<string | null>) {
  const state = useContext(ComboBoxStateContext);
  useEffect(() => {
    if (!state || createdRef.current === null) return;
    if (state.selectedItem?.textValue !== createdRef.current) return;
    if (state.inputValue === createdRef.current) createdRef.current = null;
    else state.revert();
  });
  return {
    /** What is typed next counts more. */
    onInput: () => {
      createdRef.current = null;
    },
  };
}
