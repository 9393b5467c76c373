/** A mail server as one address, name and password among it. */
export interface SmtpUrl {
  /** For nodemailer. */
  readonly href: string;
  /** Host and port: what may be shown. */
  readonly host: string;
  /** Who the mails are from. */
  readonly from: string;
}

/** Reads `smtp://name:password@mail.example:587?from=gifts@mail.example`; undefined when it is none. */
export function readSmtpUrl(text: string): SmtpUrl | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const name = decodeURIComponent(url.username);
  const from = url.searchParams.get('from') ?? name;
  if (!/^smtps?:$/.test(url.protocol) || !/^[^\s@<>]+@[^\s@<>]+$/.test(from)) return undefined;
  url.searchParams.delete('from');
  return { href: url.href, host: url.host, from };
}
