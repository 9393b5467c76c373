import { rmSync } from 'node:fs';
import { expect, test } from '../fixtures/evergift.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { RepositoryCopy } from '../fixtures/repository-copy.ts';
import { signInToDemo } from '../fixtures/steps.ts';

test('one command makes a feature app that passes every check, is built in sight by npm start, is found from the dashboard and in the palette, and goes with its folder', async ({
  page,
  startEvergift,
}) => {
  test.setTimeout(400_000);
  const copy = new RepositoryCopy();
  try {
    copy.run('.', 'tools/delivery/new-feature.mjs', 'wishes');

    const written = ['apps/wishes', 'docs/map.md', 'firebase.json'];
    copy.run('.', 'node_modules/oxfmt/bin/oxfmt', '--check', ...written);
    copy.run('.', 'node_modules/oxlint/bin/oxlint', '--deny-warnings', 'apps/wishes');
    copy.run('apps/wishes', 'tools/verify/src/tsc.js', '-p', 'tsconfig.json');
    copy.run('apps/wishes', 'node_modules/vitest/vitest.mjs', 'run');
    const unused = ['--no-progress', '--treat-config-hints-as-errors'];
    copy.run('.', 'node_modules/knip/bin/knip.js', ...unused, '--workspace', 'apps/wishes');
    copy.run(
      'tools/serve',
      'node_modules/vitest/vitest.mjs',
      'run',
      'firebase-json',
      'shell-routes',
    );
    const ownership = ['run', 'continuous-integration', '-t', 'every app'];
    copy.run('tools/delivery', 'node_modules/vitest/vitest.mjs', ...ownership);

    const server = await startEvergift({ demo: true, program: copy.path('tools/serve/start.mjs') });
    expect(server.welcome).toMatch(/^ +\d+ of \d+: wishes$/m);
    await signInToDemo(page, server.origin);
    const link = page
      .getByRole('navigation', { name: 'More pages' })
      .getByRole('link', { name: 'Wishes' });
    await expect(link.locator('svg path').first()).toBeVisible();
    await link.click();
    await expect(page.getByRole('heading', { name: 'Wishes', level: 1 })).toBeVisible();
    await expect(page.getByText('Nothing here yet.')).toBeVisible();
    await expect(page).toHaveTitle('Wishes · Evergift');

    await goWithin(page, '/dashboard');
    await expect(link).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox').fill('wish');
    const command = page.getByRole('menuitem', { name: 'Go to Wishes' });
    await expect(command.locator('svg path').first()).toBeVisible();
    await command.click();
    await page.waitForURL('**/wishes');
    await goWithin(page, '/about');
    await expect(page.getByRole('heading', { name: 'Wishes', level: 2 })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 800 });
    await goWithin(page, '/dashboard');
    await expect(link).toBeVisible();

    // Its folder and its line in the map are all that there is of it in the sources.
    await server.stop();
    rmSync(copy.path('apps/wishes'), { recursive: true });
    const without = await startEvergift({
      demo: true,
      program: copy.path('tools/serve/dist/run.js'),
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await signInToDemo(page, without.origin);
    await expect(page.getByRole('region', { name: 'Event Timeline' })).toBeVisible();
    await expect(link).toBeHidden();
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox').fill('wish');
    await expect(page.getByText('No results. Try a part of the name.')).toBeVisible();
  } finally {
    copy.remove();
  }
});
