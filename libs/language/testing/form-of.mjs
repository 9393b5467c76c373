/**
 * Reads what a translation has to have in common with its text: the names of its values and tags, each once, in
 * alphabetical order, and the branches of each plural.
 *
 * @param {string} message an ICU message
 * @returns {{ names: string[], plurals: string[][] }}
 * @throws Error when its braces do not match
 */
export function formOf(message) {
  const tokens = message.split(/([{}])/);
  const names = new Set([...message.matchAll(/<(\w+)>/g)].map(([, tag]) => `<${tag}>`));
  /** @type {string[][]} */
  const plurals = [];
  let at = 0;
  const next = () => tokens[at++];

  /** @param {boolean} isBranch whether a brace ends it */
  const readMessage = (isBranch) => {
    for (let token = next(); token !== undefined; token = next()) {
      if (token === '{') readArgument();
      else if (token === '}' && isBranch) return;
      else if (token === '}') throw new Error(`A brace is closed that was not opened: ${message}`);
    }
    if (isBranch) throw new Error(`A brace is not closed: ${message}`);
  };
  const readArgument = () => {
    const [name = '', kind, first = ''] = (next() ?? '').split(/,\s*/);
    names.add(name.trim());
    const branches = [];
    for (let label = first, token = next(); token !== '}'; token = next()) {
      if (token !== '{') throw new Error(`A brace is not closed: ${message}`);
      branches.push(label.trim());
      readMessage(true);
      label = next() ?? '';
    }
    if (kind === 'plural') plurals.push(branches);
  };
  readMessage(false);
  return { names: [...names].sort(), plurals };
}
