/** What is wrong with a text that a page shows. */
export interface TextFault {
  what: 'untranslated' | 'clipped' | 'overlapping' | 'too wide';
  text: string;
}

/**
 * What is wrong with the texts that a page shows now. It stands alone, so that a browser can be given
 * its source.
 *
 * @param typed what a person typed in Latin letters: it is nobody's to translate. Without it, nothing is called untranslated
 * @param root whose texts are looked at; by default the whole page's
 */
export function findTextFaults(typed?: readonly string[], root?: Element): TextFault[];
