/** Fields whose values people wrote: names, notes, links and addresses (decisions.md, Privacy). */
const privateKeys = new Set([
  'name',
  'title',
  'personName',
  'nickname',
  'notes',
  'relationship',
  'url',
  'email',
  'displayName',
]);

/** Text in quotation marks is what people wrote in our messages; addresses stand anywhere. */
const quoted = /'[^']*'|"[^"]*"|“[^”]*”/g;
const emailAddress = /[^\s@<>'"]+@[^\s@<>'"]+\.[^\s@<>'"]+/g;
const link = /https?:\/\/[^\s'"<>]+/g;

const scrubText = (text: string): string =>
  text
    .replace(link, (found) => (found.startsWith(location.origin) ? found : '[link]'))
    .replace(emailAddress, '[email]');

/** A copy of an event or a breadcrumb without what people wrote. */
export function scrub<Content>(content: Content): Content {
  return scrubValue(content, 0) as Content;
}

function scrubValue(value: unknown, depth: number): unknown {
  if (depth > 12) return '[deep]';
  if (typeof value === 'string') return scrubText(value);
  if (Array.isArray(value)) return value.map((item) => scrubValue(item, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, scrubEntry(key, item, depth)]),
  );
}

function scrubEntry(key: string, item: unknown, depth: number): unknown {
  if (typeof item === 'string' && key === 'value') return scrubText(item.replace(quoted, '[text]'));
  if (typeof item === 'string' && key === 'message') {
    return scrubText(item.replace(quoted, '[text]'));
  }
  if (typeof item === 'string' && privateKeys.has(key)) return '[scrubbed]';
  return scrubValue(item, depth + 1);
}
