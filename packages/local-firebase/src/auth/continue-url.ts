import type { AuthContext } from './auth-context.ts';

const LOOPBACK = /^(localhost|[a-z0-9.-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** True for this machine's own names, as in a URL or a Host header without its port. */
export const isLoopbackName = (hostname: string): boolean => LOOPBACK.test(hostname.toLowerCase());

/** True for an address to which a mail's page may link on: the app's own, or this machine's. */
export const isAllowedContinueUrl = (
  context: Pick<AuthContext, 'allowedOrigins' | 'publicUrl'>,
  text: string,
): boolean => {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  return (
    isLoopbackName(url.hostname) ||
    context.allowedOrigins.includes(url.origin) ||
    url.origin === new URL(context.publicUrl()).origin
  );
};
