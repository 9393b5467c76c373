import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const firebase = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
const folder = join(dirname(firebase.resolve('@firebase/firestore/package.json')), 'dist');
const file = readdirSync(folder).find((name) => /^common-[\da-f]+\.esm\.js$/.test(name)) ?? '';

/** The module of Firestore's SDK that a build changes, to run it as it is and as it is changed. */
export class FirestoreCode implements Disposable {
  readonly original = readFileSync(join(folder, file), 'utf8');
  /** Below the package, from where its own imports are found. */
  readonly #temporary = mkdtempSync(join(folder, '..', 'changed-'));
  #count = 0;

  /** Runs the module as it is and as a patch changes it. @throws where the patch does not fit */
  async loadBoth<Parts>(change: (code: string) => string | undefined, exported: string) {
    const changed = change(this.original);
    if (changed === undefined) throw new Error('The SDK has changed at the place of the patch.');
    const before = await this.load<Parts>(this.original, exported);
    return { before, after: await this.load<Parts>(changed, exported) };
  }

  /**
   * Runs code of the module with other exports.
   *
   * @param exported what is in the place of its exports; exports `parts`
   * @returns these parts
   */
  async load<Parts>(code: string, exported: string): Promise<Parts> {
    const path = join(this.#temporary, `${(this.#count += 1)}.mjs`);
    writeFileSync(
      path,
      code.replace(/\nexport \{[^}]*\};/, () => exported),
    );
    const module = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as { parts: Parts };
    return module.parts;
  }

  [Symbol.dispose](): void {
    rmSync(this.#temporary, { recursive: true, force: true });
  }
}
