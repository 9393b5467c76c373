import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { people } from '../failures/apps.ts';
import { breakPart } from '../failures/in-page.ts';
import { appFailures, browserFailures } from '../failures/list.ts';
import { expect, test } from '../fixtures/signed-in.ts';
import { writeSheet } from './sheet.ts';

const folder = fileURLToPath(new URL('../../docs/pictures/failures/', import.meta.url));

test.use({ viewport: { width: 390, height: 700 }, colorScheme: 'light' });

const all = [...appFailures, ...browserFailures];

/** People see the same for several failures: the first of them is photographed. */
const seen = all.filter(
  ({ shows }, index) => all.findIndex((one) => one.shows === shows) === index,
);

for (const failure of seen) {
  test(`takes the picture of ${failure.name} for docs/failures.md`, async ({
    server,
    page,
    browser,
  }) => {
    await mkdir(folder, { recursive: true });
    await page.clock.install();
    if ('parts' in failure) {
      const origin = server.remoteOrigin(people.name);
      const { asked } = await breakPart(page, origin, people, failure, failure.parts[0]);
      await page.goto(server.origin + people.path);
      await asked;
      if (failure.answer.does === 'hang') await page.clock.runFor(6000);
    } else {
      await page.addInitScript(failure.script);
      await page.goto(server.origin + people.path);
    }
    await expect(page.getByText(failure.shows)).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const easel = await browser.newPage();
    const file = `${folder}${failure.name}.webp`;
    await writeSheet(easel, file, [[await page.screenshot({ animations: 'disabled' })]], 700);
    await easel.close();
    expect(readFileSync(file).length).toBeLessThan(25_000);
  });
}
