/**
 * For tests in jsdom: what these components need of a browser and jsdom lacks. Name it in a
 * project's vitest `setupFiles`, or import it in a test.
 */
const escapeIdentifier = (text: string) => text.replace(/[^\w-]/g, (character) => `\\${character}`);

globalThis.CSS ??= {} as typeof CSS;
globalThis.CSS.escape ??= escapeIdentifier;
