import { Damage } from './damage.ts';

/** Reads LevelDB's variable-length numbers and texts one after the other. */
export class ByteReader {
  readonly #file: string;
  readonly #bytes: Buffer;
  #position: number;

  constructor(file: string, bytes: Buffer, position = 0) {
    this.#file = file;
    this.#bytes = bytes;
    this.#position = position;
  }

  get position(): number {
    return this.#position;
  }

  get atEnd(): boolean {
    return this.#position >= this.#bytes.length;
  }

  /** Seven bits per byte, lowest first; exact up to 2^53. */
  number(): number {
    let value = 0;
    for (let factor = 1; factor <= 2 ** 63; factor *= 128) {
      const byte = this.#bytes[this.#position];
      if (byte === undefined) break;
      this.#position += 1;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
    }
    throw new Damage(this.#file, `the number at byte ${this.#position} is not complete`);
  }

  skip(length: number): void {
    this.#position += length;
    if (this.#position > this.#bytes.length) {
      throw new Damage(this.#file, 'an entry reaches beyond its end');
    }
  }
}
