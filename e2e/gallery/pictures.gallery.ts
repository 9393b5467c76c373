import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { makeAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { signIn } from '../fixtures/steps.ts';
import { collections } from './collections.ts';
import { writeSheet } from './sheet.ts';

const folder = fileURLToPath(new URL('../../docs/pictures/gallery/', import.meta.url));

/** Window sizes, and how high a page of that size is on its sheet. */
const sizes = [
  { width: 390, height: 844, onSheet: 560, inLine: 6 },
  { width: 768, height: 1024, onSheet: 520, inLine: 4 },
  { width: 1440, height: 900, onSheet: 400, inLine: 3 },
] as const;
const themes = ['light', 'dark'] as const;

type Theme = (typeof themes)[number];

/** All pictures of an account, by size and theme. */
class Album {
  readonly #pictures = new Map<string, Buffer[]>();

  /** Takes the page as it is in every size and theme. */
  async add(page: Page): Promise<void> {
    for (const { width, height } of sizes) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        const picture = await page.screenshot({ animations: 'disabled' });
        this.#of(width, theme).push(picture);
      }
    }
    await page.setViewportSize(sizes[2]);
  }

  /** Writes one sheet for each size, each line in light and, below it, in dark. */
  async write(page: Page, name: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    for (const { width, onSheet, inLine } of sizes) {
      const count = this.#of(width, 'light').length;
      const lines = Array.from({ length: Math.ceil(count / inLine) }, (_, line) => line * inLine);
      const rows = lines.flatMap((from) =>
        themes.map((theme) => this.#of(width, theme).slice(from, from + inLine)),
      );
      await writeSheet(page, `${folder}${name}-${width}.webp`, rows, onSheet);
    }
  }

  #of(width: number, theme: Theme): Buffer[] {
    const key = `${width} ${theme}`;
    const pictures = this.#pictures.get(key) ?? [];
    this.#pictures.set(key, pictures);
    return pictures;
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, documents, pages } of collections) {
  test(`pictures: ${name}`, async ({ startEvergift, page, request, browser }) => {
    const { origin } = await startEvergift();
    const album = new Album();
    await page.addInitScript(() => localStorage.setItem('evergift.theme', 'system'));
    await page.setViewportSize(sizes[2]);
    if (name === 'few') {
      await page.goto(origin);
      await album.add(page);
    }
    await page.goto(`${origin}/auth`);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    if (name === 'few') await album.add(page);

    const account = await makeAccount(request, origin, 'lina@example.com');
    const store = () => account.store({ '': { id: account.uid, theme: 'system' }, ...documents });
    // Before the sign-in, or the first page shows what had arrived when it was left.
    if (name !== 'empty') await store();
    await signIn(page, account.email, account.password);
    await page.waitForURL('**/dashboard');
    if (name === 'empty') {
      await expect(page.getByRole('heading', { name: 'Add Your First Person' })).toBeVisible();
      await album.add(page);
      await store();
    }

    for (const { path, heading, open } of pages) {
      await page.goto(origin + path);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await expect(page.getByText('Waiting for the network')).toBeHidden();
      if (open) {
        await page.getByRole('button', { name: open }).first().click();
        // A dialog that says that the form is on its way may come before the form.
        const loading = page.getByRole('img', { name: 'Loading' });
        await expect(page.getByRole('dialog').filter({ hasNot: loading })).toBeVisible();
      }
      await album.add(page);
    }
    const easel = await browser.newPage();
    await album.write(easel, name);
    await easel.close();
  });
}
