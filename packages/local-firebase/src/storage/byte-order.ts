const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff;

/**
 * Compares two texts by their UTF-8 bytes, the order of LevelDB's keys and of Firestore's strings.
 * UTF-16 code units give the same order except that surrogates belong after all other units.
 */
export function compareBytes(left: string, right: string): number {
  if (left === right) return 0;
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const a = left.charCodeAt(index);
    const b = right.charCodeAt(index);
    if (a !== b) {
      if (isSurrogate(a) !== isSurrogate(b)) return isSurrogate(a) ? 1 : -1;
      return a - b;
    }
  }
  return left.length - right.length;
}
