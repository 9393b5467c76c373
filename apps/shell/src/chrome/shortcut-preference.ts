import { keptOnDevice } from '../browser/kept-text.ts';

const preference = keptOnDevice('evergift.shortcuts');

/** Whether letters alone are shortcuts on this device; they are unless switched off. */
export const areShortcutsOn = (): boolean => preference.read() !== 'off';

/** Switches the shortcuts that are letters alone: people who dictate text need them off. */
export const switchShortcuts = (isOn: boolean): void => void preference.write(isOn ? 'on' : 'off');
