import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const designSystemImport = /from '(@evergift\/ui\/[\w-]+)'/g;

/**
 * The design system's modules that an app imports. Only these are declared as shared in a remote:
 * what is declared and not imported would be fetched when the remote starts.
 *
 * @param folder the app's source folder
 */
export function designSystemImports(folder: string): string[] {
  const found = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, name] of text.matchAll(designSystemImport)) if (name) found.add(name);
  }
  return [...found].sort();
}
