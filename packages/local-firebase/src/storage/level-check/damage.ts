/** A file of LevelDB that is damaged; `file` is its name within the folder. */
export class Damage extends Error {
  /** Where in the file it begins, in bytes, when that is known. */
  readonly position: number | undefined;

  constructor(file: string, what: string, position?: number) {
    super(`${file}: ${what}`);
    this.name = 'Damage';
    this.position = position;
  }
}
