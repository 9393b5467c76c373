import fc from 'fast-check';
import { afterEach, expect, inject, test } from 'vitest';
import { closeAll, done, join, knows, names, newcomer, ok, until } from './open-test-household.ts';
import type { Planning } from './open-test-household.ts';
import type {} from './provided-context.ts';

afterEach(closeAll);

const people = ['Ada', 'Mia', 'Olga'] as const;
type Person = (typeof people)[number];

/** What one of the two does. A number chooses among the gifts that they see. */
const action = fc.record({
  who: fc.constantFrom('olga', 'mia'),
  does: fc.constantFrom('add', 'move', 'rename', 'buy', 'delete', 'undo', 'only me', 'link'),
  gift: fc.nat(20),
  person: fc.constantFrom<Person>(...people),
});
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

/** Does it without a wait for the server, so that both devices act at the same time. */
async function act(planning: Planning, { does, gift, person }: Action, at: number): Promise<void> {
  const { commands } = planning.data;
  const { data: gifts } = await until(planning.data.giftItems$, ({ complete }) => complete);
  const { data: known } = await until(planning.data.people$, ({ complete }) => complete);
  const idOf = (name: string) => known.find((one) => one.name === name)?.id ?? '';
  const personId = idOf(person);
  if (does === 'add' || gifts.length === 0) {
    commands.addGiftItem({ name: `Gift ${at}`, personId });
    return;
  }
  if (does === 'link') {
    const member = await knows(planning, (members) => members.length > 1);
    const mia = member.members.find(({ isOwner }) => !isOwner);
    if (mia) await (await planning.data.openSharing()).link(mia.uid, idOf('Mia'));
    return;
  }
  const { id = '' } = gifts[gift % gifts.length] ?? {};
  if (does === 'move') commands.editGiftItem(id, { personId });
  if (does === 'rename') commands.editGiftItem(id, { notes: `Note ${at}` });
  if (does === 'buy') commands.buyGiftItem(id, { purchasedCost: 100 });
  if (does === 'delete') commands.deleteGiftItem(id);
  if (does === 'undo') commands.deleteGiftItem(id).undo();
  if (does === 'only me') commands.editGiftItem(id, { seenBy: 'me' });
}

test.skipIf(!inject('authOrigin'))(
  'H5 H8 whatever two do at once, no gift is doubled and none is seen by whom it is for',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 14 }), async (history) => {
        const olga = await newcomer('olga');
        const mia = await newcomer('mia');
        for (const name of people) await done(olga.data.commands.addPerson({ name }));
        await join(olga, mia, { name: 'Mia' });
        await until(mia.data.people$, ({ data }) => data.length === people.length);
        for (const [at, step] of history.entries()) {
          await act(step.who === 'olga' ? olga : mia, step, at);
        }
        const { data: known } = await until(olga.data.people$, ({ complete }) => complete);
        const miasPerson = known.find(({ name }) => name === 'Mia')?.id ?? '';
        await ok((await olga.data.openSharing()).link(mia.uid, miasPerson));
        await knows(mia, (members) => members.some((member) => member.personId === miasPerson));
        const isSettled = (query: { status: string; data: readonly { pending: boolean }[] }) =>
          query.status === 'live' && query.data.every(({ pending }) => !pending);
        await until(olga.data.giftItems$, isSettled);
        const isHidden = (query: { data: readonly { personId: string; notedBy: string }[] }) =>
          query.data.every((gift) => gift.personId !== miasPerson || gift.notedBy === mia.uid);
        await until(mia.data.giftItems$, (query) => isSettled(query) && isHidden(query));
        for (const planning of [olga, mia]) {
          const all = await names(planning);
          expect(new Set(all).size).toBe(all.length);
        }
        await closeAll();
      }),
      // The first history that fails is said as it is: to look for a shorter one takes minutes.
      { numRuns: 4, endOnFailure: true },
    );
  },
);
