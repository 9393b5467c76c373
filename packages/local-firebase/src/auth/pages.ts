import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSameSecret } from '../http/administration.ts';
import { isLoopbackHost } from '../http/loopback.ts';
import { RequestError } from '../http/read-body.ts';
import { namesProxy } from '../http/trusted-proxies.ts';
import { actionPage, submitConfirmation, submitNewPassword } from './action-page.ts';
import { AuthError } from './auth-error.ts';
import type { AuthContext } from './auth-context.ts';
import { acceptInvitation, INVITATION_MODE, invitationPage } from './invitation-page.ts';
import { mailPage } from './mail-page.ts';
import { markup } from './markup.ts';
import { messagePage, PAGE_HEADERS, renderPage, type Page } from './page.ts';
import { readForm } from './request-fields.ts';

const FORM = 'application/x-www-form-urlencoded';

/** True for the pages that people open: the mail page and the links in mails. */
export const isPagePath = (path: string): boolean =>
  path === '/emulator/mail' || path === '/emulator/action';

export interface PageOptions {
  /** What opens the mail page; undefined turns it off. */
  mailPageSecret: string | undefined;
  log: (line: string) => void;
}

const mailPageIsOff = (): Page =>
  messagePage(
    404,
    'No mail page',
    markup`<p>This server shows no mails: it sends them, or it is reached from other machines.</p>`,
  );

const wrongSecret = (): Page =>
  messagePage(
    403,
    'This address is not complete',
    markup`<p>Open the address of the mail page that the server printed at its start.</p>`,
  );

/**
 * The mails hold the keys to every account. A request that shows a trace of a proxy is refused; one
 * without proves nothing, so the public address has to be this machine's, and the secret be known.
 */
const guardedMailPage = (
  context: AuthContext,
  expected: string | undefined,
  request: IncomingMessage,
  url: URL,
): Page => {
  const isLocal = isLoopbackHost(new URL(context.publicUrl()).hostname);
  if (!expected || !isLocal || namesProxy(request)) return mailPageIsOff();
  const given = url.searchParams.get('secret') ?? '';
  return isSameSecret(given, expected) ? mailPage(context) : wrongSecret();
};

const choosePage = async (
  context: AuthContext,
  { mailPageSecret }: PageOptions,
  request: IncomingMessage,
  url: URL,
): Promise<Page> => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (url.pathname === '/emulator/mail' && isRead) {
    return guardedMailPage(context, mailPageSecret, request, url);
  }
  if (url.pathname === '/emulator/action') {
    // A HEAD request only looks, and must not use the code up.
    const isInvitation = url.searchParams.get('mode') === INVITATION_MODE;
    if (request.method === 'GET') {
      return isInvitation
        ? invitationPage(context, url.searchParams)
        : actionPage(context, url.searchParams);
    }
    if (request.method === 'POST') {
      if (!request.headers['content-type']?.startsWith(FORM)) {
        throw new AuthError('UNSUPPORTED_MEDIA_TYPE', `Use ${FORM}.`, 415);
      }
      const fields = await readForm(request);
      if (isInvitation) return acceptInvitation(context, fields, context.clientAddress(request));
      return url.searchParams.get('mode') === 'verifyEmail'
        ? submitConfirmation(context, fields)
        : submitNewPassword(context, fields);
    }
  }
  throw new AuthError('METHOD_NOT_ALLOWED', undefined, 405);
};

/** Answers a page; a failure is a page too, never an exception. */
export const servePage = async (
  context: AuthContext,
  options: PageOptions,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> => {
  let page: Page;
  try {
    page = await choosePage(context, options, request, url);
  } catch (error) {
    const isRefusal = error instanceof AuthError || error instanceof RequestError;
    const status = isRefusal ? error.httpStatus : 500;
    if (status === 500) options.log(`auth: ${url.pathname} failed: ${String(error)}`);
    const advice = 'Go back and try again.';
    page = messagePage(status, 'That did not work', markup`<p>${advice}</p>`);
  }
  if (response.headersSent || response.destroyed) return;
  if (!request.complete) response.setHeader('Connection', 'close');
  response.writeHead(page.status, PAGE_HEADERS).end(renderPage(page, context.appName));
};
