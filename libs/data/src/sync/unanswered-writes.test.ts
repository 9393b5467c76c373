import { describe, expect, test } from 'vitest';
import { createTestData, MemoryDevice, settle, type TestData } from '../testing/index.ts';
import { createMemoryKeyValues, keyPrefix, type KeyValues } from '../ports/key-values.ts';

/** What a browser keeps when a page is closed at this moment: nobody is left to hear the server's answers. */
function copyOf(keyValues: KeyValues): KeyValues {
  const copy = createMemoryKeyValues();
  for (const key of keyValues.keys(keyPrefix)) copy.set(key, keyValues.get(key));
  return copy;
}

const copyWithoutChanges =
  ({ backend, uid }: TestData) =>
  (owner: string = uid) =>
    new MemoryDevice(backend, owner);

/** The next visit on the same device: it starts offline, and the network returns. */
async function visitLater(world: TestData) {
  const device = { device: world.device, keyValues: copyOf(world.keyValues) };
  const later = await createTestData({ world, device, user: null });
  later.goOffline();
  const refused: number[] = [];
  const interrupted: number[] = [];
  later.data.refusedChanges$.subscribe((count) => refused.push(count));
  later.data.interruptedChanges$.subscribe((count) => interrupted.push(count));
  later.authentication.start('ada@example.com');
  await settle();
  await later.goOnline();
  await settle();
  return { refused, interrupted, later };
}

describe('a change that the server refuses after its page was closed is reported at the next visit', () => {
  test('a new record', async () => {
    const world = await createTestData();
    world.goOffline();
    await world.data.commands.addPerson({ name: 'Ada' }).applied;
    world.backend.refuse(({ collection }) => collection === 'people');
    const { refused, later } = await visitLater(world);
    expect(refused).toEqual([1]);
    expect(later.problems).toMatchObject([{ area: 'sync', facts: { count: 1 } }]);
  });

  test.each(['update', 'delete'] as const)('a refused %s', async (kind) => {
    const world = await createTestData();
    const ada = world.data.commands.addPerson({ name: 'Ada' });
    await ada.confirmed;
    await settle();
    await world.clock.advance({ minutes: 1 });
    world.goOffline();
    const { commands } = world.data;
    await (
      kind === 'update'
        ? commands.editPerson(ada.id, { notes: 'tall' })
        : commands.deletePerson(ada.id)
    ).applied;
    world.backend.refuse((write) => write.kind === kind);
    expect((await visitLater(world)).refused).toEqual([1]);
  });

  test('one that arrives is not mentioned, and nothing is remembered of it', async () => {
    const world = await createTestData();
    const ada = world.data.commands.addPerson({ name: 'Ada' });
    await ada.confirmed;
    await settle();
    await world.clock.advance({ minutes: 1 });
    world.goOffline();
    await world.data.commands.addPerson({ name: 'Bob' }).applied;
    await world.data.commands.editPerson(ada.id, { notes: 'tall' }).applied;
    const { refused, later } = await visitLater(world);
    expect(refused).toEqual([]);
    expect(later.keyValues.keys(`${keyPrefix}waiting`)).toEqual([]);
  });

  test('one whose record was deleted again is not mentioned, also when that was at another visit', async () => {
    const world = await createTestData();
    await world.data.commands.addPerson({ name: 'Cy' }, { id: 'cy' }).confirmed;
    await settle();
    world.goOffline();
    const { commands } = world.data;
    await commands.addPerson({ name: 'Ada' }, { id: 'ada' }).applied;
    await commands.addGiftItem({ name: 'Book', personId: 'ada' }, { id: 'book' }).applied;
    await commands.editPerson('cy', { notes: 'tall' }).applied;
    await commands.deletePerson('ada').applied;

    const device = { device: world.device, keyValues: copyOf(world.keyValues) };
    const between = await createTestData({ world, device });
    await between.data.commands.deletePerson('cy').applied;
    const { refused, later } = await visitLater({ ...world, keyValues: between.keyValues });
    expect(world.backend.documents(world.uid).size).toBe(0);
    expect(refused).toEqual([]);
    expect(later.keyValues.keys(`${keyPrefix}waiting`)).toEqual([]);
  });

  test('one that this page hears of itself is not reported twice', async () => {
    const world = await createTestData();
    const counts: number[] = [];
    world.data.refusedChanges$.subscribe((count) => counts.push(count));
    world.backend.refuse(() => true);
    expect(await world.data.commands.addPerson({ name: 'Ada' }).confirmed).toBeDefined();
    await settle();
    expect(counts).toEqual([]);
    expect(world.keyValues.keys(`${keyPrefix}waiting`)).toEqual([]);
  });

  test('what is remembered contains nothing that the user wrote', async () => {
    const world = await createTestData();
    world.goOffline();
    await world.data.commands.addPerson({ name: 'Secret', notes: 'Secret' }).applied;
    const keys = world.keyValues.keys(`${keyPrefix}waiting`);
    expect(keys).toHaveLength(1);
    expect(keys.map((key) => world.keyValues.get(key)).join()).not.toContain('Secret');
  });
});

describe('a page that ends before this device has stored a change', () => {
  test('the change is lost, and the next visit says so without blaming the server', async () => {
    const world = await createTestData();
    world.goOffline();
    world.data.commands.addPerson({ name: 'Ada' });
    // What is left when the page ends at this moment: the marker, and a copy without the change.
    const left = { keyValues: copyOf(world.keyValues), device: copyWithoutChanges(world) };
    const { refused, interrupted, later } = await visitLater({ ...world, ...left });
    expect({ refused, interrupted }).toEqual({ refused: [], interrupted: [1] });
    expect(later.problems).toMatchObject([{ area: 'sync', facts: { count: 1 } }]);
    expect(later.keyValues.keys(`${keyPrefix}waiting`)).toEqual([]);
  });

  test('a change that was stored all the same and arrives is not mentioned', async () => {
    const world = await createTestData();
    world.goOffline();
    const { applied } = world.data.commands.addPerson({ name: 'Ada' });
    const keyValues = copyOf(world.keyValues);
    await applied;
    const { refused, interrupted } = await visitLater({ ...world, keyValues });
    expect({ refused, interrupted }).toEqual({ refused: [], interrupted: [] });
  });
});
