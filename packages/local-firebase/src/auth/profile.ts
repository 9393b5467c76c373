import { AuthError } from './auth-error.ts';
import type { RequestFields } from './request-fields.ts';

const MAX_LENGTH = { displayName: 256, photoUrl: 2048 };
const LABEL = { displayName: 'Display name', photoUrl: 'Photo URL' };

/** A profile field; undefined when absent, '' when cleared. @throws AuthError when it is too long. */
export const profileText = (
  fields: RequestFields,
  name: 'displayName' | 'photoUrl',
): string | undefined => {
  const text = fields.text(name);
  if (text !== undefined && text.length > MAX_LENGTH[name]) {
    throw new AuthError('INVALID_PROFILE_ATTRIBUTE', `${LABEL[name]} too long.`);
  }
  return text;
};
