import { useLocation, useNavigationType } from '@evergift/router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keptInTab } from '../browser/kept-text.ts';

/**
 * Whether this document was opened anew, and not by a reload or on the way back: the router gives
 * the first entry of every document the same key.
 */
function isOpenedAnew(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opened?.type === 'navigate';
}

/**
 * A new page starts at its top; Back, Forward and a reload return to where it was. A change of the
 * filters in the address moves nothing.
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const [positions] = useState(() => new ScrollPositions());
  const shown = useRef<string>(undefined);
  /** The entry whose position is recorded; none while one is being restored. */
  const recorded = useRef<string>(undefined);
  const entry = `${key} ${pathname}`;

  useEffect(() => {
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    const record = () => {
      if (recorded.current !== undefined) positions.set(recorded.current, window.scrollY);
    };
    const store = () => positions.store();
    addEventListener('scroll', record, { passive: true });
    addEventListener('pagehide', store);
    return () => {
      history.scrollRestoration = before;
      removeEventListener('scroll', record);
      removeEventListener('pagehide', store);
    };
  }, [positions]);

  useLayoutEffect(() => {
    const isSamePage = shown.current === pathname;
    const isFirst = shown.current === undefined;
    shown.current = pathname;
    if (isSamePage) {
      recorded.current = entry;
      return undefined;
    }
    recorded.current = undefined;
    const returns = isReturn && !(isFirst && key === 'default' && isOpenedAnew());
    return scrollToWhenTall(returns ? positions.get(entry) : 0, () => {
      recorded.current = entry;
    });
  }, [entry, key, pathname, isReturn, positions]);
}

/** Without storage a reload starts at the top. */
const kept = keptInTab('evergift.scroll');

/** How far each history entry was scrolled, in pixels; kept over a reload of the page. */
class ScrollPositions {
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

/** How long a page may take to become as tall as it was, in milliseconds. */
const timeout = 3000;

const furthest = (): number => document.documentElement.scrollHeight - window.innerHeight;
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/**
 * Scrolls to a position, as soon as the page is tall enough for it; gives up when the reader moves.
 *
 * @param position in pixels from the top
 * @param onEnd called once it is there or given up
 * @returns stops waiting
 */
function scrollToWhenTall(position: number, onEnd: () => void): () => void {
  const until = Date.now() + timeout;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of ownMoves) removeEventListener(type, end);
  };
  const end = () => {
    stop();
    onEnd();
  };
  const attempt = () => {
    window.scrollTo({ top: position, behavior: 'instant' });
    if (position <= furthest() || Date.now() > until) return end();
    frame = requestAnimationFrame(attempt);
  };
  for (const type of ownMoves) addEventListener(type, end, { passive: true });
  attempt();
  return stop;
}
