import type ts from 'typescript';
import { compiler } from './compiler.ts';

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  lib: ['lib.es5.d.ts'],
  target: compiler.ScriptTarget.ES2022,
  module: compiler.ModuleKind.ESNext,
  moduleResolution: compiler.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
};

/** Parses a file once, whichever of our sources import it: the language's own types are half of the time. */
function createHost(): ts.CompilerHost {
  const host = compiler.createCompilerHost(options);
  const parsed = new Map<string, ts.SourceFile | undefined>();
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) => {
    if (!parsed.has(name)) parsed.set(name, getSourceFile(name, ...rest));
    return parsed.get(name);
  };
  return host;
}

let host: ts.CompilerHost | undefined;

/** A file of ours with its types, as TypeScript's compiler sees them. @param file absolute path */
export function readTypes(file: string) {
  host ??= createHost();
  const program = compiler.createProgram([file], options, host);
  return { source: program.getSourceFile(file), checker: program.getTypeChecker() };
}
