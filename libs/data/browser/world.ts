import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumLaunch, drawnInProcess, plainScripts } from '@evergift/verify/chromium-launch';
import { findHeadlessChromium } from '@evergift/verify/find-chromium';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { build, preview, type PreviewServer } from 'vite';
import { patchedLibraries } from '../../../tools/patches/src/index.ts';
import { BackendProcess } from './backend-process.ts';
import type {} from './page/main.ts';

const root = fileURLToPath(new URL('./page', import.meta.url));
const releases = fileURLToPath(new URL('./releases', import.meta.url));
export const program = findHeadlessChromium(undefined);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** A real browser, the data core built for it, and a backend that can be killed. */
export class World {
  readonly backend: BackendProcess;
  readonly #browser: Browser;
  readonly #preview: PreviewServer;
  readonly #folder: string;
  readonly #url: string;

  static async start(): Promise<World> {
    const folder = mkdtempSync(join(tmpdir(), 'evergift-page-'));
    const shared = { root, configFile: false, logLevel: 'error' } as const;
    const plugins = [patchedLibraries()];
    await build({
      ...shared,
      plugins,
      build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
    });
    cpSync(releases, join(folder, 'releases'), { recursive: true });
    const port = await freePort();
    const server = await preview({
      ...shared,
      build: { outDir: folder },
      preview: { port, strictPort: true, host: 'localhost' },
    });
    const url = `http://localhost:${port}`;
    const backend = new BackendProcess(await freePort(), url);
    await backend.start();
    const browser = await chromium.launch(chromiumLaunch([...drawnInProcess, ...plainScripts]));
    return new World({ backend, browser, server, folder, url });
  }

  private constructor(parts: {
    backend: BackendProcess;
    browser: Browser;
    server: PreviewServer;
    folder: string;
    url: string;
  }) {
    this.backend = parts.backend;
    this.#browser = parts.browser;
    this.#preview = parts.server;
    this.#folder = parts.folder;
    this.#url = parts.url;
  }

  device(): Promise<BrowserContext> {
    return this.#browser.newContext();
  }

  /** A tab with the data core in it; `before` runs in it first. */
  tab(device: BrowserContext, before?: () => void): Promise<Page> {
    return this.#open(device, '/', { before });
  }

  /** A tab that reaches the backend at another address. */
  tabBehind(device: BrowserContext, backend: string): Promise<Page> {
    return this.#open(device, '/', { backend });
  }

  /** A tab with the data core of an earlier release, from the same origin: an old tab, an old service worker. */
  tabOfRelease(device: BrowserContext, release: string): Promise<Page> {
    return this.#open(device, `/releases/${release}/built/index.html`);
  }

  async #open(
    device: BrowserContext,
    path: string,
    {
      before,
      backend = this.backend.url,
    }: { before?: (() => void) | undefined; backend?: string } = {},
  ): Promise<Page> {
    const page = await device.newPage();
    if (before) await page.addInitScript(before);
    await page.goto(`${this.#url}${path}?backend=${encodeURIComponent(backend)}`);
    await page.waitForFunction(() => window.latest?.storage$ !== undefined);
    return page;
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    await this.#preview.close();
    await this.backend.remove();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Waits for a condition inside the page. */
export function until(page: Page, condition: () => boolean): Promise<unknown> {
  return page.waitForFunction(condition, undefined, { timeout: 20_000, polling: 20 });
}

let accounts = 0;

/** Creates an account and waits until its lists are live. */
export async function signUp(page: Page): Promise<string> {
  const email = `someone-${(accounts += 1)}@example.com`;
  await page.evaluate((address) => window.data.session.signUp(address, 'long enough'), email);
  await until(page, () => window.latest.people$.status === 'live');
  return email;
}
