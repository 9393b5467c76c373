import { describe, expect, it } from 'vitest';
import { Outbox } from './outbox.ts';

describe('the outbox', () => {
  const filled = (count: number) => {
    const outbox = new Outbox(1);
    for (let n = 1; n <= count; n += 1) outbox.add([{ n }]);
    return outbox;
  };
  const ids = (json: string | undefined) =>
    (JSON.parse(json ?? '[]') as [number, unknown][]).map(([id]) => id);

  it('numbers arrays without gaps and gives those after an id', () => {
    const outbox = filled(3);
    expect(outbox.after(0, 1000)).toEqual({
      json: '[[1,[{"n":1}]],[2,[{"n":2}]],[3,[{"n":3}]]]',
      lastId: 3,
    });
    expect(ids(outbox.after(2, 1000)?.json)).toEqual([3]);
    expect(outbox.after(3, 1000)).toBeUndefined();
  });

  it('keeps what was not acknowledged, and forgets the rest', () => {
    const outbox = filled(3);
    outbox.acknowledge(2);
    expect(ids(outbox.after(0, 1000)?.json)).toEqual([3]);
    outbox.acknowledge(1);
    outbox.acknowledge(99);
    expect(outbox.size).toBe(0);
    outbox.add(['noop']);
    expect(ids(outbox.after(3, 1000)?.json)).toEqual([4]);
  });

  it('gives at least one array, and about as much as asked for', () => {
    const outbox = filled(3);
    expect(ids(outbox.after(0, 1)?.json)).toEqual([1]);
    expect(ids(outbox.after(0, 15)?.json)).toEqual([1, 2]);
  });

  it('counts the characters that wait', () => {
    const outbox = new Outbox(1);
    outbox.add(['é']);
    expect(outbox.size).toBe('[1,["\\u00e9"]]'.length);
  });
});
