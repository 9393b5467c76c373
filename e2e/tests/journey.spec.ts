import { emulatorFor, startOfficialEmulator } from 'local-firebase/testing';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../fixtures/evergift.ts';
import { watchedBrowser } from '../fixtures/violations.ts';
import { planAGift } from '../journeys/plan-a-gift.ts';

const rulesFile = fileURLToPath(new URL('../../rules/firestore.rules', import.meta.url));

const agreement = fileURLToPath(new URL('../journeys/emulator-agreement.json', import.meta.url));

test.use({ serviceWorkers: 'allow' });

test('a person plans a gift, sees it live in a second window, and finds it after a restart; from an origin for each app, no content security policy and no Trusted Types are broken', async ({
  browser,
  startEvergift,
}) => {
  test.setTimeout(180_000);
  const watched = watchedBrowser(browser);
  await planAGift(watched.browser, () => startEvergift({ origins: true }));
  expect(watched.violations.found).toEqual([]);
});

test('the same journey works with Google’s own Firestore emulator', async ({
  browser,
  startEvergift,
}) => {
  const official = emulatorFor(agreement);
  test.skip('skipped' in official, 'skipped' in official ? official.skipped : '');
  test.setTimeout(180_000);
  const emulator = await startOfficialEmulator('jar' in official ? official.jar : '', rulesFile);
  try {
    await planAGift(browser, () =>
      startEvergift({ environment: { FIRESTORE_EMULATOR_HOST: new URL(emulator.baseUrl).host } }),
    );
  } finally {
    await emulator.stop();
  }
});
