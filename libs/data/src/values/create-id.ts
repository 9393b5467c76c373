const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const length = 20;
/** The largest multiple of the alphabet's size in a byte: bytes above it would favour its first letters. */
const fair = 256 - (256 % alphabet.length);

/** A new document id: 20 random letters and digits. */
export function createId(): string {
  let id = '';
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < fair && id.length < length) id += alphabet[byte % alphabet.length];
    }
  }
  return id;
}
