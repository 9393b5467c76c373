import { parseJson } from '../http/parse-json.ts';
/** The form of a forward POST: numbered messages, and headers in the first one. */
export interface ForwardBody {
  /** The number of the first message. */
  offset: number;
  messages: unknown[];
  /** Header lines of the opening POST, names in lower case. */
  headers: Map<string, string>;
}

/** More messages than the SDK ever puts into one POST. */
const MAX_MESSAGES = 1000;

/** @throws SyntaxError when the form or a message in it cannot be read. */
export function parseForwardBody(text: string): ForwardBody {
  // The first of each name; URLSearchParams would search all of them for every message.
  const form = new Map([...new URLSearchParams(text)].reverse());
  const count = wholeNumber(form.get('count') ?? '0', 'count');
  if (count > MAX_MESSAGES) throw new SyntaxError(`count=${count} is above ${MAX_MESSAGES}`);
  const offset = wholeNumber(form.get('ofs') ?? '0', 'ofs');
  const messages = Array.from({ length: count }, (_, index) => {
    const message = form.get(`req${index}___data__`);
    if (message === undefined) throw new SyntaxError(`req${index}___data__ is missing`);
    return parseJson(message);
  });
  return { offset, messages, headers: parseHeaderLines(form.get('headers') ?? '') };
}

/** Reads a number that the protocol writes in decimal. @throws SyntaxError */
export function wholeNumber(text: string, name: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new SyntaxError(`${name} is not a number`);
  return Number(text);
}

function parseHeaderLines(block: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of block.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1));
  }
  return headers;
}
