/**
 * A text in a language that nobody speaks: in brackets, with accents, a third longer. What is shown without brackets
 * was not translated, and what has no room is seen. Names and choices stay. It imports nothing, so that a browser can
 * be given its source.
 *
 * @param {string} english an ICU message
 * @returns {string}
 */
export function pseudo(english) {
  const accents = 'aåeéiïoöuûyýnñcçsšAÅEÉIÏOÖUÛNÑCÇSŠ';
  const tokens = english.split(
    /(\{\w+(?:, *(?:plural|select), *)?|[=\w]+ *\{(?!\w+\})|\}|<\/?\w+>)/,
  );
  const words = tokens.map((token, at) =>
    at % 2 === 1
      ? token
      : token.replace(/[a-z]/gi, (letter) => {
          const found = accents.indexOf(letter);
          return found % 2 === 0 ? accents.charAt(found + 1) : letter;
        }),
  );
  const shown = english.replace(/\{.*\}/, '12345678').length;
  return `⟦${words.join('')}${'·'.repeat(Math.ceil(shown / 3))}⟧`;
}
