/** The longest link that is accepted, in characters. */
export const longestLink = 2000;

const scheme = /^[a-z][a-z0-9+.-]*:/i;
const hostAndPort = /^[^/?#:]+:\d+([/?#]|$)/;
const web = new Set(['http:', 'https:']);

function parse(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/**
 * The link to store and to open: http and https stay, 'example.com/x' becomes https, '' stays ''.
 * Undefined for everything else (`javascript:`, `data:`, no host, too long): refuse it.
 */
export function normalizeLink(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const named = scheme.test(trimmed) && !hostAndPort.test(trimmed);
  const url = parse(named ? trimmed : `https://${trimmed.replace(/^\/+/, '')}`);
  if (!url || !web.has(url.protocol) || url.username || url.password) return undefined;
  const local = url.hostname === 'localhost' || url.hostname.startsWith('[');
  if (!named && !local && !url.hostname.includes('.')) return undefined;
  return url.href.length <= longestLink ? url.href : undefined;
}
