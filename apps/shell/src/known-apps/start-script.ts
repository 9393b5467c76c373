/**
 * The script that this document started from, as app.html names it. Its name carries a hash, so a
 * shell of another build starts from another one.
 */
export const startScript = (page: Document = document): string | undefined =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined;
