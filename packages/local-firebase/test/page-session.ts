import type { Browser, BrowserContext } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { ClientPage, launchChromium } from './browser.ts';
import { buildClientPage, type ClientPageFiles } from './client-page-build.ts';
import { MountedBackend } from './mounted-backend.ts';
import type { ClientOptions } from './page/client-types.ts';

/** A browser and a mounted backend for the tests of one file; contexts end with each test. */
export class PageSession {
  browser!: Browser;
  server!: MountedBackend;
  #files!: ClientPageFiles;

  constructor() {
    beforeAll(async () => {
      this.#files = await buildClientPage();
      this.browser = await launchChromium();
      this.server = new MountedBackend(this.#files);
      await this.server.start();
    });
    afterEach(async () => {
      for (const context of this.browser.contexts()) await context.close();
    });
    afterAll(async () => {
      await this.browser.close();
      await this.server.remove();
      this.#files.remove();
    });
  }

  /** A page in a context of its own, unless one is given. */
  async open(options: ClientOptions, context?: BrowserContext): Promise<ClientPage> {
    const own = context ?? (await this.browser.newContext());
    return ClientPage.open(own, this.server.url, options);
  }
}
