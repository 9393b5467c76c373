/** The key of a text in the built files of translations: they do without the English text. FNV-1a, in base 36. */
export function messageKey(english: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < english.length; at++) {
    hash = Math.imul(hash ^ english.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
