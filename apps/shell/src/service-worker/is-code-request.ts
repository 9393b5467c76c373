/** What decides whether a request may be for a file of a release. */
export interface RequestParts {
  method: string;
  mode: RequestMode;
  cache: RequestCache;
  url: string;
}

const fileName = /\.(?:js|css|json|html|woff2|svg|png|ico|webmanifest|txt)$/;

/**
 * Says at once, before any release is read, whether the worker answers a request. Everything else is
 * left to the browser untouched, above all the backend's streams: they are no documents and have no
 * file's name. Another origin's file counts when it is fetched with CORS, as remotes' files are;
 * somebody else's script tag (App Check's, say) is none of our business. A file that is asked for
 * past every cache is the server's to answer: the question is what is deployed now.
 *
 * @param origin the shell's
 */
export function isCodeRequest({ method, mode, url, cache }: RequestParts, origin: string): boolean {
  if (method !== 'GET') return false;
  const address = new URL(url);
  const isOwn = address.origin === origin;
  if (mode === 'navigate') return isOwn;
  if (cache === 'no-store') return false;
  return fileName.test(address.pathname) && (isOwn || mode === 'cors');
}
