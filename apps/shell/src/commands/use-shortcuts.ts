import { useEffect, useEffectEvent, useState } from 'react';
import { areShortcutsOn } from './shortcut-preference.ts';
import { ShortcutReader } from './shortcut-reader.ts';
import type { ShortcutId } from './shortcuts.ts';
import { isLayerOpen, isTyping } from './takes-keys.ts';

interface ShortcutHandlers {
  onShortcut: (id: ShortcutId) => void;
  /** Ctrl K, or Command K. */
  onPalette: () => void;
}

/** Listens for shortcuts on the whole page; never while somebody types, nor below an open layer. */
export function useShortcuts({ onShortcut, onPalette }: ShortcutHandlers): void {
  const [reader] = useState(() => new ShortcutReader());

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat || isLayerOpen()) return;
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      onPalette();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Shift') return;
    if (isTyping(event.target) || !areShortcutsOn()) return reader.reset();
    const shortcut = reader.press(event.key, event.timeStamp);
    if (!shortcut) return;
    event.preventDefault();
    onShortcut(shortcut);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
