/**
 * A message without what people typed or are known by: addresses of mails, what is quoted, what is
 * behind a question mark, and the names of documents and accounts. Our own messages quote nothing
 * that is needed; a library's may quote anything.
 */
export const withoutPersonalData = (message: string): string =>
  message
    .replaceAll(/(?<![^\s@<>"'`])[^\s@<>"'`]+@[^\s@<>"'`]+\.[^\s@<>"'`,;:.]+/g, '<address>')
    .replaceAll(/(["'`])(?:(?!\1)[^\n])*\1/g, '$1…$1')
    .replaceAll(/\?[^\s)]+/g, '?…')
    .replaceAll(/(\/documents|\busers|\baccounts)\/[^\s)]+/g, '$1/…');
