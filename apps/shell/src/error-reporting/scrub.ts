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
  'label',
  'search',
  'query_string',
]);

/** Fields that tools fill with prose: what stands in quotation marks there is what people wrote. */
const proseKeys = new Set(['value', 'message', 'formatted', 'reason']);

/** An apostrophe within a word neither opens nor closes. */
const quoted = /(?<![\p{L}\p{N}])'[^\n]*?'(?![\p{L}\p{N}])|"[^"\n]*"|“[^”\n]*”|‘[^’\n]*’/gu;
const emailAddress = /[^\s@<>'"]+@[^\s@<>'"]+\.[^\s@<>'"]+/g;
const link = /https?:\/\/[^\s'"<>]+/g;
const deepest = 12;

/** Our own addresses say where it happened; their query holds searches, which are names. */
function scrubLink(found: string): string {
  const address = URL.canParse(found) ? new URL(found) : undefined;
  return address?.origin === location.origin ? address.origin + address.pathname : '[link]';
}

const scrubText = (text: string): string =>
  text.replace(link, scrubLink).replace(emailAddress, '[email]');

/** A copy of an event or a breadcrumb without what people wrote. */
export function scrub<Content>(content: Content): Content {
  return scrubValue(content, 0) as Content;
}

function scrubValue(value: unknown, depth: number): unknown {
  if (depth > deepest) return '[deep]';
  if (typeof value === 'string') return scrubText(value);
  if (Array.isArray(value)) return value.map((item) => scrubValue(item, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, scrubEntry(key, item, depth)]),
  );
}

function scrubEntry(key: string, item: unknown, depth: number): unknown {
  if (typeof item !== 'string') return scrubValue(item, depth + 1);
  if (privateKeys.has(key)) return '[scrubbed]';
  return scrubText(proseKeys.has(key) ? item.replace(quoted, '[text]') : item);
}
