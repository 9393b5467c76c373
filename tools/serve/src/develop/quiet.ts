import type { Plugin } from 'vite';

/** Milliseconds without a request after which a page is taken to be there. */
const quietTime = 2000;

/** Whether a page is being loaded from a development server, or from those that call `onUse`. */
export class Quiet {
  #used = Date.now();
  #answering = 0;

  readonly onUse = (): void => {
    this.#used = Date.now();
  };

  /** Follows the scripts that a page asks for; other answers, such as the backend's, may stay open. */
  readonly plugin: Plugin = {
    name: 'evergift-quiet',
    enforce: 'pre',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (request.headers['sec-fetch-dest'] === 'script') {
          this.#answering += 1;
          response.once('close', () => {
            this.#answering -= 1;
            this.onUse();
          });
        }
        next();
      });
    },
  };

  /** Resolves when nothing was asked for two seconds, and nothing waits for its answer. */
  async untilQuiet(): Promise<void> {
    this.onUse();
    while (this.#answering > 0 || Date.now() - this.#used < quietTime) {
      // It keeps no process that is to end.
      await new Promise((resolve) => setTimeout(resolve, quietTime / 8).unref());
    }
  }
}
