import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { build } from 'vite';

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

/** The page with the SDK, bundled for the browser. */
export interface ClientPageFiles {
  /** Answers `/` and the page's files. */
  serve(request: IncomingMessage, response: ServerResponse): void;
  remove(): void;
}

export async function buildClientPage(): Promise<ClientPageFiles> {
  const folder = mkdtempSync(join(tmpdir(), 'client-page-'));
  await build({
    root: join(import.meta.dirname, 'page'),
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, minify: false, chunkSizeWarningLimit: 5000 },
  });
  return {
    serve(request, response) {
      const { pathname } = new URL(request.url ?? '/', 'http://page');
      const name = pathname === '/' ? 'index.html' : pathname.slice(1);
      try {
        const content = readFileSync(join(folder, name));
        response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'text/plain' });
        response.end(content);
      } catch {
        response.writeHead(404).end();
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
