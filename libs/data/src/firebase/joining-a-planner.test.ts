import { afterEach, expect, inject, test } from 'vitest';
import {
  closeAll,
  done,
  join,
  knows,
  names,
  newcomer,
  ok,
  openDevice,
  type Planning,
  shows,
  until,
} from './open-test-household.ts';
import type {} from './provided-context.ts';

afterEach(closeAll);

const together = test.skipIf(!inject('authOrigin'));

together('H1 H2 a guest joins by an invitation, once, and both see one plan', async () => {
  const olga = await newcomer('olga');
  const mia = await newcomer('mia');
  const ada = olga.data.commands.addPerson({ name: 'Ada' });
  await done(ada);
  await done(olga.data.commands.addGiftItem({ name: 'Book', personId: ada.id }));
  await join(olga, mia, { name: 'Mia' });
  expect(await names(mia)).toEqual(['Book']);
  await done(mia.data.commands.addGiftItem({ name: 'Kite', personId: ada.id }));
  await shows(olga, 'Book', 'Kite');
  const gifts = await until(olga.data.giftItems$, ({ data }) => data.length === 2);
  expect(gifts.data.find(({ name }) => name === 'Kite')).toMatchObject({ notedBy: mia.uid });
  await mia.data.openPlanner(mia.uid);
  await shows(mia);
});

together('H1 of two who have one link the second reads that it was used', async () => {
  const [olga, mia, emil] = [await newcomer('olga'), await newcomer('mia'), await newcomer('emil')];
  const { token } = await ok((await olga.data.openSharing()).invite(' Olga '));
  const joining = async ({ data }: Planning, name: string) => {
    const sharing = await data.openSharing();
    const { invitation } = await ok(sharing.readInvitation(olga.uid, token));
    expect(invitation.from).toBe('Olga');
    return () => sharing.join(olga.uid, invitation, name);
  };
  const [first, second] = [await joining(mia, ' Mia '), await joining(emil, 'Emil')];
  await ok(first());
  await knows(olga, (members) => members.some(({ name }) => name === 'Mia'));
  const error = { kind: 'not-found', message: expect.stringContaining('was used already') };
  expect(await second()).toMatchObject({ ok: false, error });
});

together(
  'H1 who is signed out reads who invites, then makes an account on that device',
  async () => {
    const olga = await newcomer('olga');
    const { token } = await ok((await olga.data.openSharing()).invite('Olga'));
    const device = openDevice('mia');
    const sharing = await device.openSharing();
    const { invitation } = await ok(sharing.readInvitation(olga.uid, token));
    expect(invitation).toMatchObject({ from: 'Olga', personId: '' });
    const guessed = await sharing.readInvitation(olga.uid, `${token.slice(1)}x`);
    expect(guessed).toMatchObject({ ok: false, error: { kind: 'not-found' } });
    const email = `mia-${token}@example.com`;
    expect(await device.session.signUp(email, 'long enough')).toMatchObject({ ok: true });
    await ok(sharing.join(olga.uid, invitation, 'Mia'));
    await knows(olga, (members) => members.length > 1);
  },
);
