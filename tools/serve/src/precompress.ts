import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { buildFolder, remoteNames } from './app-folders.ts';

const compress = promisify(brotliCompress);

const compressible = /\.(css|html|js|json|svg|txt|webmanifest)$/;

/**
 * Writes a Brotli copy beside each text of a built app (`app.js.br` beside `app.js`), for servers
 * that hand out what lies there (docs/deploying.md). A copy that is younger than its text stays; one of
 * an earlier build is removed. A text that Brotli makes no smaller gets none. It takes a tenth of what
 * the builds take, so that no build does it.
 */
export async function precompress(folder: string): Promise<void> {
  const paths = await readdir(folder, { recursive: true });
  const texts = new Set(paths.filter((path) => compressible.test(path)));
  for (const copy of paths.filter((path) => path.endsWith('.br'))) {
    const text = copy.slice(0, -'.br'.length);
    if (texts.has(text) && (await isYounger(join(folder, copy), join(folder, text)))) {
      texts.delete(text);
    } else await rm(join(folder, copy));
  }
  await Promise.all(
    [...texts].map(async (path) => {
      const content = await readFile(join(folder, path));
      const compressed = await compress(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      });
      if (compressed.length < content.length)
        await writeFile(join(folder, `${path}.br`), compressed);
    }),
  );
}

/** The same for every built app of this repository. */
export async function precompressBuilds(): Promise<void> {
  for (const name of ['shell', ...remoteNames]) await precompress(buildFolder(name));
}

const isYounger = async (copy: string, text: string): Promise<boolean> =>
  (await stat(copy)).mtimeMs >= (await stat(text)).mtimeMs;
