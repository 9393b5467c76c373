import type { Plugin, ViteDevServer } from 'vite';

const addsEntry = 'add-entry';

/**
 * Answers the first page of a development server at once. The federation plugin would first transform every file
 * that the page can come to need, while the browser waits for the first of them.
 *
 * @param plugins what `federation()` gives
 * @throws Error when the federation plugin has this part no more
 */
export function withoutWarmUp(plugins: readonly Plugin[]): Plugin[] {
  if (!plugins.some(({ name }) => name === addsEntry)) {
    throw new Error(`The federation plugin has no part '${addsEntry}': see without-warm-up.ts.`);
  }
  return plugins.map((plugin) => {
    const { name, configureServer } = plugin;
    if (name !== addsEntry || typeof configureServer !== 'function') return plugin;
    return {
      ...plugin,
      configureServer(server) {
        const refuse = () => Promise.reject(new Error('No warm-up.'));
        const idle: ViteDevServer = Object.create(server, { transformRequest: { value: refuse } });
        return configureServer.call(this, idle);
      },
    };
  });
}
