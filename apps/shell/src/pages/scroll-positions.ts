import { keptInTab } from '../browser/kept-text.ts';

/** Without storage a reload starts at the top. */
const kept = keptInTab('evergift.scroll');

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
    kept.write(JSON.stringify([...this.#positions]));
  }
}

function readStored(): [string, number][] {
  const stored = kept.readJson();
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (entry): entry is [string, number] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number',
  );
}
