import { shortcuts } from './shortcuts.ts';
import type { ShortcutId } from './shortcuts.ts';

/** The second key has to follow the first within this time, in milliseconds. */
const patience = 1500;

/** Recognises shortcuts of one key and of two keys one after the other. */
export class ShortcutReader {
  #first = '';
  #pressedAt = 0;

  /**
   * @param key as the browser names it
   * @param at when it was pressed, in milliseconds of any clock
   * @returns the shortcut that this key completes
   */
  press(key: string, at: number): ShortcutId | undefined {
    const first = at - this.#pressedAt <= patience ? this.#first : '';
    const complete = (...typed: string[]) =>
      shortcuts.find(({ keys }) => keys.join(' ') === typed.join(' '))?.id;
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
