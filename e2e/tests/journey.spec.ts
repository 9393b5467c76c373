import { googleEmulator, startGoogleEmulator } from '../fixtures/google-emulator.ts';
import { test } from '../fixtures/evergift.ts';
import { planAGift } from '../journeys/plan-a-gift.ts';

test.use({ serviceWorkers: 'allow' });

test('a person plans a gift, sees it live in a second window, and finds it after a restart', async ({
  browser,
  startEvergift,
}) => {
  test.setTimeout(120_000);
  await planAGift(browser, () => startEvergift());
});

test('the same journey works with Google’s own Firestore emulator', async ({
  browser,
  startEvergift,
}) => {
  test.skip(!googleEmulator(), 'Google’s Firestore emulator is not installed here');
  test.setTimeout(180_000);
  const emulator = await startGoogleEmulator();
  try {
    await planAGift(browser, () =>
      startEvergift({ environment: { FIRESTORE_EMULATOR_HOST: emulator.address } }),
    );
  } finally {
    await emulator.stop();
  }
});
