import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startDevelopment } from '../fixtures/development.ts';
import { test } from '../fixtures/evergift.ts';

/** A component that every page of a record list shows, and the start of what it renders. */
const component = fileURLToPath(
  new URL('../../libs/ui/src/page-header/page-header.tsx', import.meta.url),
);
const rendered = '{title}';

for (const [name, words] of [
  ['all apps', []],
  ['people beside the built apps', ['people']],
] as const) {
  test(`npm run dev: ${name}`, async ({ page, dataFolder }) => {
    const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
    const start = performance.now();
    const development = await startDevelopment([...words, '--data', dataFolder], {
      builds: true,
    });
    const source = readFileSync(component, 'utf8');
    if (!source.includes(rendered)) throw new Error(`${component} does not show its title so.`);
    try {
      const answers = seconds(start);
      await page.goto(`${development.origin}/auth?mode=signup`);
      await page.getByLabel('Email').fill(`dev-${start}@example.com`);
      const firstPage = seconds(start);
      await page.getByRole('textbox', { name: 'Password' }).fill('a long enough password');
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Rosa');
      await page.getByRole('button', { name: 'Add Person' }).click();
      await page.getByRole('navigation').first().getByRole('link', { name: 'People' }).click();
      await page.getByRole('heading', { name: 'People', level: 1 }).waitFor();
      const times: string[] = [];
      for (const title of ['Changed once', 'Changed twice', 'Changed three times']) {
        const changed = performance.now();
        writeFileSync(component, source.replace(rendered, title));
        await page.getByRole('heading', { name: title, level: 1 }).waitFor();
        times.push(seconds(changed));
      }
      console.log(
        `${name}: answers after ${answers} s, first page after ${firstPage} s; ` +
          `a change in libs/ui is seen on a remote's page after ${times.join(', ')} s`,
      );
    } finally {
      writeFileSync(component, source);
      await development.stop();
    }
  });
}
