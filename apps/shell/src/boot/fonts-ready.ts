/** What the first page is written in. `app.html` preloads these files, so they are nearly here. */
const fonts = ['1em "Figtree Variable"', '1em "Fraunces Variable"'];

/**
 * Waits until the first page's fonts can be drawn. Words that change their font later move what is
 * beside them.
 *
 * @param limit milliseconds after which the page is drawn without them
 */
export async function fontsReady(limit = 500): Promise<void> {
  // jsdom has none.
  if (!('fonts' in document)) return;
  // A font that cannot be had is no reason to wait, nor to fail: the browser draws the next one.
  const loaded = Promise.allSettled(fonts.map((font) => document.fonts.load(font)));
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, limit);
    void loaded.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
