/** A text that the browser keeps. Where storage is blocked or full it keeps nothing, and says so to nobody else. */
class KeptText {
  readonly #storage: () => Storage;
  readonly #key: string;

  constructor(storage: () => Storage, key: string) {
    this.#storage = storage;
    this.#key = key;
  }

  read(): string | undefined {
    try {
      return this.#storage().getItem(this.#key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** The text as JSON; undefined when it is none. */
  readJson(): unknown {
    try {
      return JSON.parse(this.read() ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** Replaces the text; undefined removes it. @returns whether the browser did so */
  write(text: string | undefined): boolean {
    try {
      if (text === undefined) this.#storage().removeItem(this.#key);
      else this.#storage().setItem(this.#key, text);
      return true;
    } catch {
      return false;
    }
  }
}

/** Kept in this tab, over reloads. */
export const keptInTab = (key: string): KeptText => new KeptText(() => sessionStorage, key);

/** Kept on this device. */
export const keptOnDevice = (key: string): KeptText => new KeptText(() => localStorage, key);
