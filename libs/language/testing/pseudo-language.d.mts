/**
 * A text in a language that nobody speaks: in brackets, with accents, a third longer. It stands alone, so that a browser
 * can be given its source.
 *
 * @param english an ICU message
 */
export function pseudo(english: string): string;
