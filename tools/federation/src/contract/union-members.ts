import { fileURLToPath } from 'node:url';
import { readTypes } from './read-types.ts';

const root = new URL('../../../../', import.meta.url);

/**
 * The texts that a union type of our sources allows, such as the places of a navigation entry: the
 * type is the only place that names them.
 *
 * @param file relative to the repository
 * @param path the exported type, then members of it: `CommandContribution`, `group`
 * @throws Error when there is no such type, or it allows other things than texts
 */
export function unionMembers(file: string, ...path: readonly [string, ...string[]]): string[] {
  const name = fileURLToPath(new URL(file, root));
  const { source, checker } = readTypes(name);
  const module = source && checker.getSymbolAtLocation(source);
  const [exported, ...members] = path;
  const symbol = module && checker.getExportsOfModule(module).find((one) => one.name === exported);
  let type = symbol && checker.getDeclaredTypeOfSymbol(symbol);
  for (const member of members) {
    const property = type?.getProperty(member);
    type = property && checker.getTypeOfSymbol(property);
  }
  const parts = type?.isUnion() ? type.types : [];
  const texts = parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
  if (texts.length === 0 || texts.length !== parts.length) {
    throw new Error(`${file}: ${path.join('.')} is no union of texts.`);
  }
  return texts.sort();
}
