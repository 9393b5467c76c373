import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import type { client } from './page/client.ts';
import type { ClientOptions, QueryShape, SeenSnapshot } from './page/client-types.ts';

/** The headless shell needs less than half of the processor time of a browser with a window. */
const SYSTEM_CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The browser of the machine: CHROMIUM_PATH, the system's, else Playwright's own. */
export function launchChromium(): Promise<Browser> {
  const named = process.env['CHROMIUM_PATH'];
  const executablePath = named ?? SYSTEM_CHROMIUMS.find((path) => existsSync(path));
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--in-process-gpu',
      '--js-flags=--no-opt --no-maglev',
    ],
  });
}

type Client = typeof client;

/** One page with the SDK in it. */
export class ClientPage {
  readonly page: Page;
  readonly #url: string;

  private constructor(page: Page, url: string) {
    this.page = page;
    this.#url = url;
  }

  static async open(context: BrowserContext, url: string, options: ClientOptions) {
    const client = new ClientPage(await context.newPage(), url);
    await client.load(options);
    return client;
  }

  /** Loads the page, anew when it was loaded before, and starts the SDK. */
  async load(options: ClientOptions): Promise<void> {
    await this.page.goto(this.#url);
    await this.page.waitForFunction(() => 'client' in globalThis);
    await this.call('start', options);
  }

  /** Calls one of the page's client functions. */
  call<Name extends keyof Client>(
    name: Name,
    ...parameters: Parameters<Client[Name]>
  ): Promise<Awaited<ReturnType<Client[Name]>>> {
    return this.page.evaluate(
      ([method, rest]) => {
        const { client } = globalThis as unknown as {
          client: Record<string, (...all: unknown[]) => unknown>;
        };
        return client[method as string]?.(...(rest as unknown[]));
      },
      [name, parameters] as const,
    ) as Promise<Awaited<ReturnType<Client[Name]>>>;
  }

  listen(name: string, shape: QueryShape): Promise<unknown> {
    return this.call('listen', name, shape);
  }

  /** Waits until the listener's newest snapshot passes; `wanted` runs in the page. */
  async until(
    name: string,
    wanted: (snapshot: SeenSnapshot) => boolean,
    timeout = 10_000,
  ): Promise<SeenSnapshot> {
    const handle = await this.page
      .waitForFunction(
        ([listener, source]) => {
          const { client } = globalThis as unknown as {
            client: { last(name: string): SeenSnapshot | undefined };
          };
          const last = client.last(listener as string);
          // The predicate travels as text; eval is the page's own.
          const passes = (0, eval)(source as string) as (snapshot: SeenSnapshot) => boolean;
          return last !== undefined && passes(last) ? last : false;
        },
        [name, `(${wanted.toString()})`] as const,
        { timeout, polling: 10 },
      )
      .catch(async (error: Error) => {
        const seen = await this.call('seen', name);
        throw new Error(`${error.message}\nseen: ${JSON.stringify(seen.slice(-3))}`);
      });
    return (await handle.jsonValue()) as SeenSnapshot;
  }

  /** Waits until the listener shows exactly these documents, as the server has them. */
  async shows(name: string, documents: Record<string, object>, timeout = 10_000): Promise<void> {
    const expected = JSON.stringify(sorted(documents));
    await this.page
      .waitForFunction(
        ([listener, wanted]) => {
          const { client } = globalThis as unknown as {
            client: { last(name: string): SeenSnapshot | undefined };
          };
          const last = client.last(listener as string);
          if (!last || 'error' in last || last.fromCache || last.pending) return false;
          const order = (value: unknown): unknown =>
            typeof value === 'object' && value !== null && !Array.isArray(value)
              ? Object.fromEntries(
                  Object.entries(value)
                    .sort(([a], [b]) => (a < b ? -1 : 1))
                    .map(([key, inner]) => [key, order(inner)]),
                )
              : value;
          return JSON.stringify(order(last.documents)) === wanted;
        },
        [name, expected] as const,
        { timeout, polling: 10 },
      )
      .catch(async (error: Error) => {
        const seen = await this.call('seen', name);
        const last = JSON.stringify(seen.slice(-3));
        throw new Error(`${error.message}\nwanted: ${expected}\nseen: ${last}`);
      });
  }
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
