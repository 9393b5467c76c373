import type { AuthContext } from './auth-context.ts';

/** True for an address to which a mail's page may link on: one of the app's own origins. */
export const isAllowedContinueUrl = (
  context: Pick<AuthContext, 'allowedOrigins'>,
  text: string,
): boolean => {
  if (!URL.canParse(text)) return false;
  const { origin, protocol } = new URL(text);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && context.allowedOrigins().includes(origin);
};
