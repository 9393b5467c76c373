import type { Notice } from '@evergift/contract';

/** The least characters of a new password. */
export const shortestPassword = 8;

/** A new password that is too short was submitted all the same. */
export const shortPasswordNotice: Notice = {
  type: 'warning',
  title: 'Password Issue',
  message: 'Password must be at least 8+ characters long',
};

/** How far a new password still is from the rule, as help below its field. */
export function passwordHelp(password: string): string {
  const missing = shortestPassword - password.length;
  if (missing <= 0) return 'Long enough.';
  if (password === '') return `At least ${shortestPassword} characters.`;
  return `${missing} more ${missing === 1 ? 'character' : 'characters'} to go.`;
}
