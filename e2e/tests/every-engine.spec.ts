import { engines } from '../fixtures/engines/engines.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { planInEveryEngine } from '../journeys/every-engine.ts';

for (const [name, { missing, start }] of Object.entries(engines)) {
  test(`${name}: a person signs up, plans, takes pictures, imports, exports, works offline and in two windows`, async ({
    startEvergift,
  }) => {
    if (process.env['EVERGIFT_ENGINES'] === 'all') expect(missing).toBeUndefined();
    test.skip(missing !== undefined, missing);
    test.setTimeout(300_000);
    await using page = await start();
    await planInEveryEngine(page, (port = 0) => startEvergift({ port }));
    expect(await page.complaints()).toEqual([]);
  });
}
