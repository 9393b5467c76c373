import { expect, test } from 'vitest';
import type { Run } from '../commands/command-queue.ts';
import type { Placement } from '../commands/placement.ts';
import { toDataError } from '../errors/to-data-error.ts';
import { RecordGraph } from '../graph/record-graph.ts';
import type { Write } from '../store/document-store.ts';
import { buildEvent, buildGift, buildPerson } from '../testing/builders.ts';
import { followOverruled, OwnWrites, type Overruled } from './overruled.ts';

const commit = { applied: Promise.resolve(), confirmed: Promise.resolve() };
const everywhere: Placement = {
  redirect: (writes) => writes,
  moved: () => [],
  place: (writes) => writes,
  send: () => commit,
};

function open() {
  const graph = new RecordGraph('2026-11-20');
  const gift = (fields: object = {}) =>
    graph.update({ giftItems: [['kite', buildGift({ id: 'kite', name: 'Kite', ...fields })]] });
  gift();
  const own = new OwnWrites(graph);
  const written: Write[] = [];
  const errors: string[] = [];
  const run: Run = ({ id, writes }) => {
    try {
      written.push(...writes());
    } catch (cause) {
      errors.push(toDataError(cause).kind);
    }
    const outcome = { id, applied: Promise.resolve({ ok: true } as const) };
    return {
      ...outcome,
      confirmed: Promise.resolve(undefined),
      undo: () => run({ id, needs: [], writes }),
    };
  };
  const seen: Overruled[] = [];
  followOverruled({ graph, run }, own, (overruled) => seen.push(overruled));
  const write = (
    fields: object,
    id = 'kite',
    collection: 'giftItems' | 'events' | 'people' = 'giftItems',
  ) =>
    own
      .remembering(everywhere)
      .send(
        [{ kind: 'update', address: { collection, id }, fields: { ...fields } }],
        new Map(),
        () => commit,
      );
  return { graph, gift, own, write, seen, written, errors };
}

test('H7 what another member writes over what I wrote is said once, and can be taken back', () => {
  const { gift, write, seen, written } = open();
  write({ name: 'Red kite', notes: 'Big' });
  gift({ name: 'Red kite', notes: 'Big' });
  expect(seen).toEqual([]);
  gift({ name: 'Blue kite', notes: 'Big' });
  expect(seen).toMatchObject([{ name: 'Blue kite', fields: ['Name'] }]);
  gift({ name: 'Green kite', notes: 'Big' });
  expect(seen).toHaveLength(1);
  gift({ name: 'Green kite', notes: 'Small' });
  expect(seen[1]).toMatchObject({ name: 'Green kite', fields: ['Notes'] });
  seen[0]?.takeBack();
  expect(written).toMatchObject([{ kind: 'update', fields: { name: 'Red kite' } }]);
});

test('H7 nothing is said of what waits, of what is refused, and of what nobody wrote here', () => {
  const { gift, write, seen } = open();
  gift({ url: 'https://example.com' });
  write({ name: 'Red kite' });
  gift({ name: 'Blue kite', pending: true });
  expect(seen).toEqual([]);
  // The server refused: what was there before is back.
  gift({ name: 'Kite' });
  expect(seen).toEqual([]);
});

test('H7 what no form shows is not said', () => {
  const { gift, write, seen } = open();
  write({ circle: 'emil' });
  gift({ circle: 'mia' });
  expect(seen).toEqual([]);
});

test('H7 what was deleted or written anew since counts no more', () => {
  const { own, gift, write, seen } = open();
  write({ name: 'Red kite' });
  const address = { collection: 'giftItems', id: 'kite' } as const;
  own.remembering(everywhere).send([{ kind: 'delete', address }], new Map(), () => commit);
  gift({ name: 'Blue kite' });
  write({ name: 'Red kite' });
  write({ name: 'Green kite' });
  gift({ name: 'Green kite' });
  expect(seen).toEqual([]);
});

test('H7 an event is called by its title, a person by the name; what is gone cannot be taken back', () => {
  const { graph, write, seen, errors } = open();
  graph.update({
    events: [['xmas', buildEvent({ id: 'xmas', title: 'Christmas' })]],
    people: [['ada', buildPerson({ id: 'ada', name: 'Ada' })]],
  });
  write({ title: 'Feast' }, 'xmas', 'events');
  write({ notes: 'tall' }, 'ada', 'people');
  graph.update({
    events: [['xmas', buildEvent({ id: 'xmas', title: 'Party' })]],
    people: [['ada', buildPerson({ id: 'ada', name: 'Ada', notes: 'short' })]],
  });
  expect(seen.map(({ name }) => name).sort()).toEqual(['Ada', 'Party']);
  graph.update({ events: [['xmas', undefined]] });
  seen.find(({ name }) => name === 'Party')?.takeBack();
  expect(errors).toEqual(['not-found']);
});

test('H7 the last 200 records are remembered', () => {
  const { gift, write, seen } = open();
  write({ name: 'Red kite' });
  for (let index = 0; index < 199; index += 1) write({ name: 'x' }, `other${index}`);
  gift({ name: 'Blue kite' });
  expect(seen).toHaveLength(1);
  write({ name: 'Red kite' });
  for (let index = 0; index < 200; index += 1) write({ name: 'x' }, `more${index}`);
  gift({ name: 'Green kite' });
  expect(seen).toHaveLength(1);
});
