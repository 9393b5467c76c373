const storageKey = 'evergift.scroll';

/** How far each history entry was scrolled, in pixels; kept over a reload of the page. */
export class ScrollPositions {
  readonly #positions: Map<string, number>;

  constructor() {
    this.#positions = new Map(readStored());
  }

  get(entry: string): number {
    return this.#positions.get(entry) ?? 0;
  }

  set(entry: string, position: number): void {
    this.#positions.set(entry, position);
  }

  /** Call it when the page is left. */
  store(): void {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...this.#positions]));
    } catch {
      // Without storage a reload starts at the top.
    }
  }
}

function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter(
      (entry): entry is [string, number] =>
        Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number',
    );
  } catch {
    return [];
  }
}
