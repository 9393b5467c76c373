import { filter, firstValueFrom } from 'rxjs';
import { afterEach, inject, test } from 'vitest';
import { closeAll, done, join, newcomer } from './open-test-household.ts';
import type {} from './provided-context.ts';

afterEach(closeAll);

test.skipIf(!inject('authOrigin'))(
  'LC1 a member sees the owner’s currency in their planner, and their own in their own',
  async () => {
    const olga = await newcomer('olga');
    const mia = await newcomer('mia');
    const currencyOf = ({ data }: typeof mia, currency: string) =>
      firstValueFrom(data.formats$.pipe(filter((formats) => formats.currency === currency)));
    await done(olga.data.commands.setCurrency('EUR'));
    await done(mia.data.commands.setCurrency('JPY'));
    await join(olga, mia, { name: 'Mia' });
    await currencyOf(mia, 'EUR');
    await done(olga.data.commands.setCurrency('KWD'));
    await currencyOf(mia, 'KWD');
    await mia.data.openPlanner(mia.uid);
    await currencyOf(mia, 'JPY');
  },
);
