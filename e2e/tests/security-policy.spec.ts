import { expect, test } from '../fixtures/evergift.ts';
import { watchedBrowser } from '../fixtures/violations.ts';
import { planAGift } from '../journeys/plan-a-gift.ts';

test.use({ serviceWorkers: 'allow' });

for (const origins of [false, true]) {
  const where = origins ? 'from five origins' : 'from one origin';
  test(`the whole journey ${where} breaks no content security policy and no Trusted Types`, async ({
    browser,
    startEvergift,
  }) => {
    test.setTimeout(180_000);
    const watched = watchedBrowser(browser);
    await planAGift(watched.browser, () => startEvergift({ origins }));
    expect(watched.violations.found).toEqual([]);
  });
}
