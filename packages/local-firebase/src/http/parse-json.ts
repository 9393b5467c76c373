/** Lists and objects in each other: a document may have 20 maps, each of which takes three in JSON. */
const deepest = 200;

/**
 * Parses JSON that somebody sent. Deep nesting is refused before it is built: millions of brackets keep the whole
 * server waiting.
 *
 * @throws SyntaxError for what is no JSON, or nested too deeply
 */
export function parseJson(text: string): unknown {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isText) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isText = false;
    } else if (code === QUOTE) isText = true;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1;
      if (depth > deepest) throw new SyntaxError(`The JSON is nested more than ${deepest} deep.`);
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1;
  }
  return JSON.parse(text);
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
