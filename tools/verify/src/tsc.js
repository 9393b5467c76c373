import { fileURLToPath } from 'node:url';

// TypeScript 7 checks and emits in a sixth of the time. It has no API for the linter yet, so the
// package `typescript` stays at 6 and both would claim the command `tsc` (docs/decisions/001).
await import(
  fileURLToPath(new URL('lib/tsc.js', import.meta.resolve('typescript-native/package.json')))
);
