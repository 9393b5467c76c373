const storageKey = 'evergift.shortcuts';

/** Whether letters alone are shortcuts on this device; they are unless switched off. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

/** Switches the shortcuts that are letters alone: people who dictate text need them off. */
export function switchShortcuts(isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off');
  } catch {
    // Without storage they stay on.
  }
}
