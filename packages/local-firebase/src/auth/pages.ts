import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSameSecret } from '../http/administration.ts';
import { isLoopbackHost } from '../http/loopback.ts';
import { RequestError } from '../http/read-body.ts';
import { namesProxy } from '../http/trusted-proxies.ts';
import { actionPage, submitConfirmation, submitNewPassword } from './action-page.ts';
import { AuthError } from './auth-error.ts';
import type { AuthContext } from './auth-context.ts';
import { acceptInvitation, INVITATION_MODE, invitationPage } from './invitation-page.ts';
import { knownLanguage, wishedLanguage, type Language } from './languages/language.ts';
import { speak, type Speech } from './languages/speak.ts';
import { mailPage } from './mail-page.ts';
import { markup } from './markup.ts';
import { messagePage, PAGE_HEADERS, renderPage, type Page } from './page.ts';
import { readForm } from './request-fields.ts';

const FORM = 'application/x-www-form-urlencoded';
const MAIL_PATH = '/emulator/mail';
const ACTION_PATH = '/emulator/action';

/** True for the pages that people open: the mail page and the links in mails. */
export const isPagePath = (path: string): boolean => path === MAIL_PATH || path === ACTION_PATH;

export interface PageOptions {
  /** What opens the mail page; undefined turns it off. */
  mailPageSecret: string | undefined;
  log: (line: string) => void;
}

const mailPageIsOff = (): Page =>
  messagePage(
    'en',
    404,
    'No mail page',
    markup`<p>This server shows no mails: it sends them, or it is reached from other machines.</p>`,
  );

const wrongSecret = (): Page =>
  messagePage(
    'en',
    403,
    'This address is not complete',
    markup`<p>Open the address of the mail page that the server printed at its start.</p>`,
  );

/**
 * The mails contain the keys to every account. A request that shows a trace of a proxy is refused; one
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
  speech: Speech,
): Promise<Page> => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (url.pathname === MAIL_PATH && isRead) {
    return guardedMailPage(context, mailPageSecret, request, url);
  }
  if (url.pathname === ACTION_PATH) {
    // A HEAD request only looks, and must not use the code up.
    const isInvitation = url.searchParams.get('mode') === INVITATION_MODE;
    if (request.method === 'GET') {
      return isInvitation
        ? invitationPage(context, speech, url.searchParams)
        : actionPage(context, speech, url.searchParams);
    }
    if (request.method === 'POST') {
      if (!request.headers['content-type']?.startsWith(FORM)) {
        throw new AuthError('UNSUPPORTED_MEDIA_TYPE', `Use ${FORM}.`, 415);
      }
      const fields = await readForm(request);
      if (isInvitation) {
        return acceptInvitation(context, speech, fields, context.clientAddress(request));
      }
      return url.searchParams.get('mode') === 'verifyEmail'
        ? submitConfirmation(context, speech, fields)
        : submitNewPassword(context, speech, fields);
    }
  }
  throw new AuthError('METHOD_NOT_ALLOWED', undefined, 405);
};

/** The language of the link, which is the mail's; or what the browser wishes for, as for an invitation. */
const languageOf = (request: IncomingMessage, url: URL): Language => {
  if (url.pathname !== ACTION_PATH) return 'en';
  const ofLink = knownLanguage(url.searchParams.get('lang'));
  return ofLink ?? wishedLanguage(request.headers['accept-language']) ?? 'en';
};

/** Answers a page; a failure is a page too, never an exception. */
export const servePage = async (
  context: AuthContext,
  options: PageOptions,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> => {
  const speech = speak(languageOf(request, url));
  let page: Page;
  try {
    page = await choosePage(context, options, request, url, speech);
  } catch (error) {
    const isRefusal = error instanceof AuthError || error instanceof RequestError;
    const status = isRefusal ? error.httpStatus : 500;
    if (status === 500) options.log(`auth: ${url.pathname} failed: ${String(error)}`);
    const { language, say } = speech;
    const advice = markup`<p>${say('Go back and try again.')}</p>`;
    page = messagePage(language, status, say('That did not work'), advice);
  }
  if (response.headersSent || response.destroyed) return;
  if (!request.complete) response.setHeader('Connection', 'close');
  response.writeHead(page.status, PAGE_HEADERS).end(renderPage(page, context.appName));
};
