import { type KeyboardEvent, useContext } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { optionNamed } from './creatable.ts';
import { type EnterChoosesOptions, useEnterChooses } from './use-enter-chooses.ts';

/**
 * What the input of a picker does beyond React Aria's: Enter takes what was meant, a press opens the
 * list again, and an option whose whole name was typed is chosen on leaving. Nothing else is: where
 * the pointer or an arrow key rests is no choice.
 */
export function useChooserInput(chooser: EnterChoosesOptions) {
  const state = useContext(ComboBoxStateContext);
  const chooseOnEnter = useEnterChooses(chooser);
  const { options, chosen, typed, onChoose } = chooser;

  const chooseNamed = () => {
    if (typed.trim() === '' || (chosen && optionNamed([chosen], typed))) return;
    const named = optionNamed(options, typed);
    if (named) onChoose(named.id);
  };
  const leaveByTab = () => {
    // React Aria would choose the option that the pointer or an arrow key is on.
    state?.selectionManager.setFocusedKey(null);
    chooseNamed();
  };
  return {
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.key === 'Tab') leaveByTab();
      else chooseOnEnter(event);
    },
    onClick: () => {
      if (state && !state.isOpen) state.open(null, 'manual');
    },
    onBlurCapture: chooseNamed,
  };
}
