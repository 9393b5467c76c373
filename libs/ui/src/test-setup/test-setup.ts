import { answerFromInlineStyles } from './computed-style.ts';
import { findById } from './find-by-id.ts';
import { forgetEarlierTests } from './forget-earlier-tests.ts';
import { leaveOutOwnerStacks } from './owner-stacks.ts';

/**
 * For tests in jsdom: what these components need of a browser and jsdom lacks. Name it in a
 * project's vitest `setupFiles`, or import it in a test.
 */
const escapeIdentifier = (text: string) => text.replace(/[^\w-]/g, (character) => `\\${character}`);

globalThis.CSS ??= {} as typeof CSS;
globalThis.CSS.escape ??= escapeIdentifier;

// jsdom reads and draws no pictures: here every WebP can be read, and nothing is drawn.
globalThis.createImageBitmap ??= ((file: Blob) =>
  file.type === 'image/webp'
    ? Promise.resolve({ width: 1, height: 1, close: () => undefined })
    : Promise.reject(new Error('This is no picture.'))) as typeof createImageBitmap;
if (globalThis.navigator?.userAgent.includes('jsdom')) {
  HTMLCanvasElement.prototype.getContext = () => null;
  Element.prototype.scrollIntoView ??= () => undefined;
  answerFromInlineStyles();
  findById();
  leaveOutOwnerStacks();
  forgetEarlierTests();
}
