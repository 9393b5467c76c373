/** The language that a file of a release is for, a landing page among them; undefined for a file that all need. */
export const languageOf = (address: string): string | undefined =>
  /\/(?:(?:messages|labels)-([a-z]{2})-[^/]*|([a-z]{2})\.html)$/
    .exec(address)
    ?.slice(1)
    .find(Boolean);
