const linkOrEmail =
  /(https?:\/\/[^\s"<>]+)|(?<![^\s@<>":/])[^\s@<>":/]+@[^\s@<>":/]+\.[^\s@<>":/]+/gi;
const link = /https?:\/\/[^\s"<>]+/gi;
/** The secret of an invitation: after its planner's id in a link, or in the path of its document. */
const invitation = /(#[\w-]+\.|\binvites\/|(?<![\w#-])[\w-]{20,}\.)\w{22,}/g;
const opening = /(?<![\p{L}\p{N}])'|["“‘„`«]/u;
const closing = /'(?![\p{L}\p{N}])|["”’`»]/gu;
const script = /\.m?[jt]sx?(:\d+){0,2}\)?$/;

/** Our own addresses say where it happened; their query contains searches, which are names. */
function ownLink(found: string): string {
  const address = URL.canParse(found) ? new URL(found) : undefined;
  return address?.origin === location.origin ? address.origin + address.pathname : '[link]';
}

/** Scripts may come from the remotes' origins. */
function scriptLink(found: string): string {
  const address = URL.canParse(found) ? new URL(found) : undefined;
  if (!address || !script.test(address.pathname)) return ownLink(found);
  return address.origin + address.pathname;
}

const replaceLinks = (text: string, replaceLink: (found: string) => string): string =>
  text
    .replace(linkOrEmail, (_found, link?: string) => (link ? replaceLink(link) : '[email]'))
    .replace(invitation, '$1[invitation]');

/** Text that our own code chose, without foreign links and e-mail addresses. */
export const plainText = (text: string): string => replaceLinks(text, ownLink);

/** A stack of code as text: addresses of scripts stay, whoever serves them. */
export const stackText = (text: string): string => replaceLinks(text, scriptLink);

/** Where a piece of code lies: the address of a script, or a name such as `<anonymous>`. */
export const codeAddress = (text: string): string =>
  /^[\w<>()./-]*$/.test(text) ? text : scriptLink(text);

/** What the build wrote: releases look like e-mail addresses. */
export const unchanged = (text: string): string => text;

/** An address of ours, of which the path stays; with or without its origin. */
export const ownAddress = (text: string): string =>
  /^\/(?![/\\])/.test(text) ? (text.split(/[?#]/, 1)[0] ?? '') : ownLink(text);

/** Where a quoted text ends: after the mark, or after the link in which the mark is. */
function endOf(text: string, mark: number): number {
  const links = [...text.matchAll(link)].map(({ 0: { length }, index }) => [index, index + length]);
  const around = links.find(([start = 0, end = 0]) => start <= mark && mark < end);
  return around?.[1] ?? mark + 1;
}

/**
 * A message for people or developers. What it quotes is what people wrote, and that may itself contain
 * quotation marks: all between the first and the last goes.
 */
export function prose(text: string): string {
  const first = text.search(opening);
  if (first < 0) return plainText(text);
  const last = [...text.matchAll(closing)].findLast(({ index }) => index > first);
  const rest = last ? text.slice(endOf(text, last.index)) : '';
  return `${plainText(text.slice(0, first))}[text]${plainText(rest)}`;
}
