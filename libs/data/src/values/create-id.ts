const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** The largest multiple of the alphabet's size in a byte: bytes above it would favour its first letters. */
const fair = 256 - (256 % alphabet.length);

/** A new document id: random letters and digits. 22 and more are a secret of 128 bits. */
export function createId(length = 20): string {
  let id = '';
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < fair && id.length < length) id += alphabet[byte % alphabet.length];
    }
  }
  return id;
}
