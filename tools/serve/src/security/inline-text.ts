import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The source expression of a style or script that is in a page, such as `'sha256-…'`. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The texts between the script tags of app.html: what shows the theme before the first paint. */
export function inlineScripts(): readonly string[] {
  const page = readFileSync(new URL('../../../../apps/shell/app.html', import.meta.url), 'utf8');
  return [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text);
}
