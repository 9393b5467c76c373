import type { Command } from './command.ts';

/** The second key has to follow the first within this time, in milliseconds. */
const timeout = 1500;

/** Recognises shortcuts of one key and of two keys one after the other. */
export class ShortcutReader {
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
