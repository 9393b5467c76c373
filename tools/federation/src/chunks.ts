import type { Rollup } from 'vite';

export type Chunk = Rollup.OutputChunk & { viteMetadata?: { importedCss?: Set<string> } };

/**
 * Some chunks of a build, what they import statically, and those dynamic imports whose names begin so.
 *
 * @param isFirst which of them to begin with
 * @param dynamic starts of names
 */
export function chunksOf(
  bundle: Rollup.OutputBundle,
  isFirst: (chunk: Chunk) => boolean,
  dynamic: readonly string[] = [],
): Chunk[] {
  const found = new Map<string, Chunk>();
  const visit = (fileName: string): void => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || found.has(fileName)) return;
    found.set(fileName, chunk as Chunk);
    chunk.imports.forEach(visit);
    chunk.dynamicImports.filter((name) => isNamed(dynamic, name)).forEach(visit);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && isFirst(chunk as Chunk)) visit(chunk.fileName);
  }
  return [...found.values()];
}

export const isNamed = (names: readonly string[], fileName: string): boolean =>
  names.some((name) => fileName.replace(/^assets\//, '').startsWith(name));

/** The files of chunks: their scripts, each with its styles. */
export const filesOf = (chunks: readonly Chunk[]): string[] =>
  chunks.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
