/** A file of LevelDB that does not hold together; `file` is its name within the folder. */
export class Damage extends Error {
  constructor(file: string, what: string) {
    super(`${file}: ${what}`);
    this.name = 'Damage';
  }
}
