import { expect, test } from '../fixtures/evergift.ts';
import { startDevelopment } from '../fixtures/development.ts';

/** For a press or a text, in ms. */
const quickly = { timeout: 5_000 };

test('one app runs from its sources in the shell, beside the built ones that sign people in', async ({
  dataFolder,
  page,
  startEvergift,
}) => {
  test.setTimeout(300_000);
  // The demo's data, as `npm start -- --demo` leaves it.
  await (await startEvergift({ demo: true })).stop();
  const people = await startDevelopment(['people', '--data', dataFolder]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  try {
    const german = await page.request.get(`${people.origin}/de`);
    expect(await german.text(), 'LC3').toMatch(/<html[^>]* lang="de"/);
    await page.goto(`${people.origin}/people`);
    await expect(page.getByLabel('Email')).toBeVisible({ timeout: 60_000 });
    const heading = page.getByRole('heading', { name: 'People' });
    // Vite loads the page anew when it finds another dependency: what was typed is gone then.
    await expect(async () => {
      if (await heading.isVisible()) return;
      await page.getByLabel('Email').fill('demo@example.com', quickly);
      await page.getByRole('textbox', { name: 'Password' }).fill('evergift-demo', quickly);
      await page.getByRole('button', { name: 'Sign in' }).click(quickly);
      await expect(heading).toBeVisible({ timeout: 60_000 });
    }).toPass({ timeout: 200_000 });
    await expect(page.getByRole('link', { name: 'Noor Haddad', exact: true })).toBeVisible();
    const app = `http://localhost:${people.port + 1}/`;
    expect(asked.filter((address) => address.startsWith(app))).not.toEqual([]);
    const hasMap = async (file: RegExp) => {
      const answer = await page.request.get(asked.find((address) => file.test(address)) ?? '');
      return (await answer.text()).includes('sourceMappingURL=data:');
    };
    expect(await hasMap(/\/people-page\.tsx/), 'what is developed can be debugged').toBe(true);
    expect(await hasMap(/\/\.vite\/deps\/client/), 'a library travels without its map').toBe(false);
    expect(await hasMap(/virtual:mf.*loadShare/), 'the same for what only machines read').toBe(
      false,
    );
  } finally {
    await people.stop();
  }
});
