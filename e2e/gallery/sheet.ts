import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/**
 * Lays pictures (PNG) in rows on one sheet and writes it as WebP: many pages at one glance, and
 * small enough to keep in the repository.
 *
 * @param height of each picture on the sheet, in pixels
 */
export async function writeSheet(
  page: Page,
  file: string,
  rows: readonly (readonly Buffer[])[],
  height: number,
): Promise<void> {
  const sources = rows.map((row) => row.map((picture) => picture.toString('base64')));
  await page.goto('about:blank');
  const sheet = await page.evaluate(
    async ({ sources: wanted, height: rowHeight }) => {
      const gap = 12;
      const load = (source: string) =>
        createImageBitmap(
          new Blob([Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0))]),
        );
      const pictures = await Promise.all(wanted.map((row) => Promise.all(row.map(load))));
      const widthOf = ({ width, height: own }: ImageBitmap) =>
        Math.round((width * rowHeight) / own);
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(
        ...pictures.map((row) => row.reduce((sum, each) => sum + widthOf(each) + gap, gap)),
      );
      canvas.height = pictures.length * (rowHeight + gap) + gap;
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#8a827c';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.imageSmoothingQuality = 'high';
      pictures.forEach((row, line) => {
        let left = gap;
        for (const picture of row) {
          const top = gap + line * (rowHeight + gap);
          context.drawImage(picture, left, top, widthOf(picture), rowHeight);
          left += widthOf(picture) + gap;
        }
      });
      return canvas.toDataURL('image/webp', 0.72);
    },
    { sources, height },
  );
  await writeFile(file, Buffer.from(sheet.slice(sheet.indexOf(',') + 1), 'base64'));
}
