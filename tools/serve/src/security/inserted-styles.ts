/**
 * The two <style> elements that React Aria inserts, to the letter: for everything that can be
 * pressed, and (on an iPhone or iPad) while a dialog is open. Static hosting can hand out no nonce,
 * so the policy names their hashes.
 */
export const insertedStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
] as const;
