/** The language that a file of a release is for; undefined for a file that all need. */
export const languageOf = (address: string): string | undefined =>
  /\/(?:messages|labels)-([a-z]{2})-[^/]*$/.exec(address)?.[1];
