import { afterEach, expect, inject, test, vi } from 'vitest';
import { american, formats, writeIn } from '../formats/formats.ts';
import { closeAll, done, join, newcomer } from './open-test-household.ts';
import type {} from './provided-context.ts';

afterEach(async () => {
  await closeAll();
  writeIn(american);
});

test.skipIf(!inject('authOrigin'))(
  'LC1 a member sees the owner’s currency in their planner, and their own in their own',
  async () => {
    const olga = await newcomer('olga');
    const mia = await newcomer('mia');
    // Both write on one page here: what the last one of them took.
    const isWritten = (currency: string) =>
      vi.waitFor(() => expect(formats().currency).toBe(currency), { timeout: 15_000 });
    await done(olga.data.commands.setFormats({ currency: 'EUR' }));
    await done(mia.data.commands.setFormats({ currency: 'JPY' }));
    await isWritten('JPY');
    await join(olga, mia, { name: 'Mia' });
    await isWritten('EUR');
    await mia.data.openPlanner(mia.uid);
    await isWritten('JPY');
    await done(olga.data.commands.setFormats({ currency: 'KWD' }));
    await isWritten('KWD');
    await mia.data.openPlanner(mia.uid);
    writeIn(american);
    await mia.data.openPlanner(olga.uid);
    await isWritten('KWD');
  },
);
