const assets = '/assets/';
const letters = [...'assets'];

/**
 * Another address of the same file, for each attempt another one. A browser keeps a module that was
 * broken, threw, or never arrived under its address for as long as the document lives, so a file can
 * be asked for again only under a new address.
 *
 * Letters of the folder's name are percent-encoded: `/%61ssets/entry.js`. To a server this is the
 * same path (RFC 3986, 6.2.2.2), to a browser another. Modules in that folder import each other
 * relative to their own address, so everything below the file gets a new address, too, which a query
 * could not do. A file outside such a folder gets a query.
 *
 * @param attempt 0 for the first: the address itself; the 64th begins anew
 */
export function freshAddress(address: string, attempt: number): string {
  if (attempt === 0) return address;
  const at = address.lastIndexOf(assets);
  if (at === -1) return `${address}?attempt=${attempt}`;
  const bits = ((attempt - 1) % (2 ** letters.length - 1)) + 1;
  const folder = letters.map((letter, place) =>
    bits & (1 << place) ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  );
  return `${address.slice(0, at)}/${folder.join('')}/${address.slice(at + assets.length)}`;
}
