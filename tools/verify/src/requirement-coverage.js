/**
 * @typedef {{ title: string, passed: boolean }} TestResult
 * @typedef {{ id: string, tests: TestResult[] }} Coverage
 */

/**
 * The ids of a list of requirements: lines such as `- R1 text`.
 *
 * @param {string} markdown
 * @returns {string[]}
 */
export function requirementIds(markdown) {
  return [...markdown.matchAll(/^- ([A-Z]{1,2}\d+) /gm)].map(
    ([, id]) => /** @type {string} */ (id),
  );
}

/**
 * The ids that a test's title carries: `R4`, `(S4, B1)`, and spans such as `P2 to P4`.
 *
 * @param {string} title
 * @returns {Set<string>}
 */
export function idsInTitle(title) {
  const found = new Set([...title.matchAll(/\b[A-Z]{1,2}\d{1,2}\b/g)].map(([id]) => id));
  for (const [, letter = '', from, to] of title.matchAll(/\b([A-Z])(\d+)(?:–| to )\1(\d+)\b/g)) {
    for (let number = Number(from); number <= Number(to); number += 1) found.add(letter + number);
  }
  return found;
}

/**
 * Which tests prove which requirement.
 *
 * @param {readonly string[]} ids
 * @param {readonly TestResult[]} results
 * @returns {Coverage[]}
 */
export function coverRequirements(ids, results) {
  return ids.map((id) => ({
    id,
    tests: results.filter(({ title }) => idsInTitle(title).has(id)),
  }));
}
