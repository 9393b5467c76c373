import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackChannelTurns } from './back-channel-turns.ts';

/** A back channel of a page that fetches the next one as soon as one ends. */
function channel(ended: string[], name: string) {
  let close: () => void = () => undefined;
  return {
    onClose: (listener: () => void) => (close = listener),
    end: () => {
      ended.push(name);
      close();
    },
  };
}

describe('turns of back channels', () => {
  let turns: BackChannelTurns;
  let ended: string[];
  beforeEach(() => {
    vi.useFakeTimers();
    turns = new BackChannelTurns();
    ended = [];
  });
  afterEach(() => {
    turns.close();
    vi.useRealTimers();
  });
  const open = (browser: string, ...names: string[]) => {
    for (const name of names) turns.add(browser, channel(ended, name));
  };

  it('begin when a browser uses all its connections, the oldest first', () => {
    open('browser', 'a', 'b', 'c', 'd', 'e');
    vi.advanceTimersByTime(10_000);
    expect(ended).toEqual([]);
    open('browser', 'f');
    vi.advanceTimersByTime(250);
    expect(ended).toEqual(['a']);
    open('browser', 'g');
    vi.advanceTimersByTime(250);
    expect(ended).toEqual(['a', 'b']);
  });

  it('end when enough connections are free again', () => {
    open('browser', 'a', 'b', 'c', 'd', 'e', 'f');
    vi.advanceTimersByTime(10_000);
    expect(ended).toEqual(['a']);
    open('browser', 'g');
    vi.advanceTimersByTime(10_000);
    expect(ended).toEqual(['a', 'b']);
  });

  it('are each browser’s own', () => {
    open('one', 'a', 'b', 'c');
    open('other', 'd', 'e', 'f');
    vi.advanceTimersByTime(10_000);
    expect(ended).toEqual([]);
  });
});
