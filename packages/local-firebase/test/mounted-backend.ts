import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalBackend, type LocalBackend } from '../src/index.ts';
import type { ClientPageFiles } from './client-page-build.ts';

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  match /open/{any=**} { allow read, write: if true; }
  match /users/{uid}/{any=**} { allow read, write: if request.auth.uid == uid; }
} }`;

/** The backend mounted beside the page in one server, as the apps mount it. */
export class MountedBackend {
  readonly folder = mkdtempSync(join(tmpdir(), 'mounted-'));
  /** Text that went out on Listen back channels. */
  listened = '';
  port = 0;
  backend!: LocalBackend;
  readonly log: string[] = [];
  readonly #page: ClientPageFiles;
  #server: Server | undefined;

  constructor(page: ClientPageFiles) {
    this.#page = page;
    writeFileSync(this.rulesFile, RULES);
  }

  get rulesFile(): string {
    return join(this.folder, 'firestore.rules');
  }

  get url(): string {
    return `http://localhost:${this.port}/`;
  }

  /** Starts, or starts again on the same port and data. */
  async start(): Promise<void> {
    const backend = await createLocalBackend({
      projectId: 'demo-page',
      rulesFile: this.rulesFile,
      dataFolder: join(this.folder, 'data'),
      publicUrl: () => this.url,
      unsignedTokens: true,
      admin: true,
      log: (message) => this.log.push(message),
      auth: { passwordCost: 1024 },
    });
    this.backend = backend;
    const server = createServer((request, response) => {
      if (request.url?.includes('Firestore/Listen/channel') && request.method === 'GET') {
        const write = response.write.bind(response);
        response.write = ((chunk: string) => {
          this.listened += chunk;
          return write(chunk);
        }) as typeof response.write;
      }
      if (!backend.handle(request, response)) this.#page.serve(request, response);
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.port, () => resolve()));
    this.port = (server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    await this.backend.close();
    server?.closeAllConnections();
    await new Promise<void>((resolve) => server?.close(() => resolve()));
  }

  /** Deletes the data folder of the stopped backend. */
  forgetData(): void {
    rmSync(join(this.folder, 'data'), { recursive: true });
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
