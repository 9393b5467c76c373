import { useEffect, useEffectEvent, useState } from 'react';
import type { Command } from './command.ts';
import { areShortcutsOn } from './shortcut-preference.ts';
import { isLayerOpen, isTyping } from '../browser/takes-keys.ts';

interface ShortcutHandlers {
  commands: readonly Command[];
  /** Ctrl K, or Command K. */
  onPalette: () => void;
}

/** Listens for shortcuts on the whole page; never while somebody types, nor below an open layer. */
export function useShortcuts({ commands, onPalette }: ShortcutHandlers): void {
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
    const command = reader.press(event.key, event.timeStamp, commands);
    if (!command) return;
    event.preventDefault();
    command.run();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** The second key has to follow the first within this time, in milliseconds. */
const timeout = 1500;

/** Recognises shortcuts of one key and of two keys one after the other. */
class ShortcutReader {
  #first = '';
  #pressedAt = 0;

  /**
   * @param key as the browser names it
   * @param at when it was pressed, in milliseconds of any clock
   * @returns the command whose keys this key completes
   */
  press(key: string, at: number, commands: readonly Command[]): Command | undefined {
    const first = at - this.#pressedAt <= timeout ? this.#first : '';
    const complete = (...typed: string[]) =>
      commands.find(({ keys }) => keys?.join(' ') === typed.join(' '));
    const found = (first && complete(first, key)) || complete(key);
    this.#first = found ? '' : key;
    this.#pressedAt = at;
    return found;
  }

  /** Forgets the first key. */
  reset(): void {
    this.#first = '';
  }
}
