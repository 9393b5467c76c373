const BEYOND_ASCII = /[\u0080-\uffff]/g;

/**
 * JSON in ASCII only, so that a length in bytes equals the length in UTF-16 units that the client
 * counts, whatever the text contains.
 */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    BEYOND_ASCII,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** One chunk of a stream response: `<length>\n<JSON>`. `json` must be ASCII. */
export function frame(json: string): string {
  return `${json.length}\n${json}`;
}
