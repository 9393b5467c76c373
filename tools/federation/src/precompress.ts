import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

const compressible = /\.(css|html|js|json|svg|txt|webmanifest)$/;

/**
 * Writes a Brotli copy beside each text of a built app (`app.js.br` beside `app.js`), for servers
 * that hand out what lies there (docs/deploying.md). Copies of earlier builds are removed. A text
 * that Brotli makes no smaller gets none.
 */
export async function precompress(folder: string): Promise<void> {
  const paths = await readdir(folder, { recursive: true });
  for (const path of paths.filter((name) => name.endsWith('.br'))) await rm(join(folder, path));
  const texts = paths.filter((path) => compressible.test(path));
  await Promise.all(
    texts.map(async (path) => {
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
