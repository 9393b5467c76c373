import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import { createServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withoutWarmUp } from './without-warm-up.ts';

// The federation plugin does nothing where tests run.
beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'development');
  vi.stubEnv('VITEST', undefined);
});
afterEach(() => vi.unstubAllEnvs());

test('a development server answers a page before it has read what the page needs', async () => {
  const root = await mkdtemp(join(tmpdir(), 'evergift-'));
  await writeFile(join(root, 'main.ts'), 'export const isThere = true;');
  const plugins = withoutWarmUp(federation({ name: 'shell', remotes: {}, dts: false }));
  const server = await createServer({
    ...{ root, plugins, configFile: false, logLevel: 'silent' },
    server: { middlewareMode: true },
  });
  try {
    const page = '<html><body><script type="module" src="/main.ts"></script></body></html>';
    const answer = await server.transformIndexHtml('/app.html', page);
    const [, first = ''] = /src="([^"]*mf-html-entry-proxy[^"]*)"/.exec(answer) ?? [];
    const script = await server.transformRequest(first.replaceAll('&amp;', '&'));
    expect(script?.code).toContain('/main.ts');
    expect((await server.moduleGraph.getModuleByUrl('/main.ts'))?.transformResult).toBeFalsy();
  } finally {
    await server.close();
    await rm(root, { recursive: true });
  }
});

test('a federation plugin without this part is an error', () => {
  expect(() => withoutWarmUp([{ name: 'other' }])).toThrow("no part 'add-entry'");
});
