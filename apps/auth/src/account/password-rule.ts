import type { Notice } from '@evergift/contract';
import { text } from '@evergift/language';

/** The least characters of a new password. */
export const shortestPassword = 8;

/** A new password that is too short was submitted all the same. */
export const shortPasswordNotice: Notice = {
  type: 'warning',
  title: text('Password Issue'),
  message: text('Password must be at least 8+ characters long'),
};

/** How far a new password still is from the rule, as help below its field. */
export function passwordHelp(password: string): string {
  const missing = shortestPassword - password.length;
  if (missing <= 0) return text('Long enough.');
  if (password === '') return text('At least {count} characters.', { count: shortestPassword });
  return text('{count, plural, one {# more character to go.} other {# more characters to go.}}', {
    count: missing,
  });
}
