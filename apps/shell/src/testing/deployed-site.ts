import { schemaAddress } from '@evergift/releases';
import type { Fetch } from '../service-worker/fetch-file.ts';
import { sha256 } from '../service-worker/sha256.ts';

export const shellOrigin = 'https://evergift.example';
export const peopleOrigin = 'https://people.example';

const extras = {
  paths: [{ path: '/people', access: 'signed-in' }],
  modals: ['person.add'],
  contributions: {
    label: 'People',
    routes: [],
    navigation: [],
    commands: [],
    search: [],
    loadFailures: [],
    icons: {},
  },
};

/** A shell and a remote on two origins, which answer as their hosts would. */
export class DeployedSite {
  /** Content by address. */
  readonly files = new Map<string, string>();
  /** What was asked for, in order. */
  readonly asked: string[] = [];
  /** Origins that do not answer. */
  readonly down = new Set<string>();
  policy = "script-src 'self'";

  static async create(): Promise<DeployedSite> {
    const site = new DeployedSite();
    site.files.set(`${shellOrigin}/config.json`, '{"firebase":{}}');
    site.#describe([
      { url: `${peopleOrigin}/mf-manifest.json`, metadata: { version: '1.2.3' }, extras },
    ]);
    await site.deploy(shellOrigin, {
      'app.html': 'the application',
      'index.html': 'the landing page',
      'service-worker.js': 'the worker',
      'assets/start-AAAAAAAA.js': 'start',
    });
    await site.deploy(peopleOrigin, {
      'mf-manifest.json': '{}',
      'assets/page-BBBBBBBB.js': 'people',
    });
    return site;
  }

  /** Puts an app's files and their list where its site is. */
  async deploy(origin: string, contents: Readonly<Record<string, string>>): Promise<void> {
    for (const address of this.files.keys()) {
      if (address.startsWith(`${origin}/assets/`)) this.files.delete(address);
    }
    const files = await Promise.all(
      Object.entries(contents).map(async ([path, content]) => {
        this.files.set(`${origin}/${path}`, content);
        return { path, bytes: content.length, sha256: await sha256(content) };
      }),
    );
    this.files.set(`${origin}/release.json`, JSON.stringify({ name: 'app', files }));
  }

  /** Puts a build of people beside the others: its files, one of its own among them, and their list. */
  async upload(build: string, contents: Readonly<Record<string, string>>, own: string) {
    const all = { ...contents, [own]: build };
    const files = await Promise.all(
      Object.entries(all).map(async ([path, content]) => {
        const name = path === 'mf-manifest.json' ? `mf-manifest-${build}.json` : path;
        this.files.set(`${peopleOrigin}/${name}`, content);
        return { path, bytes: content.length, sha256: await sha256(content) };
      }),
    );
    const list = JSON.stringify({ name: 'people', version: '1', build, files });
    this.files.set(`${peopleOrigin}/release-${build}.json`, list);
  }

  /** Lets remotes.json name these builds of people. */
  list(builds: readonly (readonly [build: string, deployment: object])[]): void {
    this.#describe(
      builds.map(([build, deployment]) => ({
        url: `${peopleOrigin}/mf-manifest-${build}.json`,
        metadata: { version: '1.2.3' },
        deployment,
        extras: { ...extras, build },
      })),
    );
  }

  #describe(people: readonly object[]): void {
    const content = { schema: schemaAddress, microFrontends: { people } };
    this.files.set(`${shellOrigin}/remotes.json`, JSON.stringify(content));
  }

  fetch: Fetch = (address) => {
    this.asked.push(address);
    if (this.down.has(new URL(address).origin)) return Promise.reject(new TypeError('down'));
    const content = this.files.get(address);
    if (content === undefined) return Promise.resolve(new Response('gone', { status: 404 }));
    const headers = { 'Content-Type': 'text/plain', 'Content-Security-Policy': this.policy };
    return Promise.resolve(new Response(content, { headers: { ...headers, Vary: 'Origin' } }));
  };
}
