import { createRequire } from 'node:module';
import type TypeScript from 'typescript';

/**
 * TypeScript's compiler. For an import, Node would read its nine megabytes twice more, to find out
 * what it exports: half a second of every build.
 */
export const compiler = createRequire(import.meta.url)('typescript') as typeof TypeScript;
