/** What Vite's loader says of a style sheet that did not come. */
const complaint = /^Unable to preload CSS for (\S+)$/;

/**
 * Style sheets that did not come. Vite's loader asks for each only once, so a page that is tried
 * again would be shown without them.
 */
export class MissingStyles {
  readonly #addresses = new Set<string>();

  /** Remembers the style sheet that a message of `vite:preloadError` is about, if it is about one. */
  note(message: string): void {
    const [, address] = complaint.exec(message) ?? [];
    if (address) this.#addresses.add(address);
  }

  /**
   * Asks again for the missing style sheets of an app.
   *
   * @param base where the app's files are
   * @throws Error when one does not come this time either
   */
  async loadFrom(base: string): Promise<void> {
    const ofApp = [...this.#addresses].filter((address) => address.startsWith(base));
    await Promise.all(ofApp.map((address) => this.#load(address)));
  }

  async #load(address: string): Promise<void> {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = address;
    await new Promise<void>((resolve, reject) => {
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => {
        link.remove();
        reject(new Error(`Unable to preload CSS for ${address}`));
      });
      document.head.append(link);
    });
    this.#addresses.delete(address);
  }
}
