/**
 * Takes apart the back channel's `<length>\n<JSON>` chunks; the length counts UTF-16 units of the
 * decoded text.
 */
export class ChunkReader {
  #buffer = '';

  /** Adds text as it arrives and returns the chunks that became complete. */
  push(text: string): unknown[] {
    this.#buffer += text;
    const chunks: unknown[] = [];
    for (;;) {
      const lineEnd = this.#buffer.indexOf('\n');
      if (lineEnd < 0) return chunks;
      const length = Number(this.#buffer.slice(0, lineEnd));
      if (!Number.isInteger(length)) throw new Error(`bad chunk length in ${this.#buffer}`);
      const end = lineEnd + 1 + length;
      if (this.#buffer.length < end) return chunks;
      chunks.push(JSON.parse(this.#buffer.slice(lineEnd + 1, end)));
      this.#buffer = this.#buffer.slice(end);
    }
  }
}
