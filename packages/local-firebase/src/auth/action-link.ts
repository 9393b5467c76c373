import type { ActionKind } from './action-codes.ts';
import type { AuthContext } from './auth-context.ts';

const MODE: Record<ActionKind, string> = {
  VERIFY_EMAIL: 'verifyEmail',
  PASSWORD_RESET: 'resetPassword',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
};

/** Whether mails of this kind are made here. */
export const isActionKind = (kind: string): kind is ActionKind => Object.hasOwn(MODE, kind);

/** Where the link in a mail leads: to a page of this server at its public address. */
export function actionLink(
  context: Pick<AuthContext, 'publicUrl'>,
  kind: ActionKind,
  code: string,
  continueUrl?: string,
): string {
  const link = new URL('/emulator/action', context.publicUrl());
  link.search = new URLSearchParams({
    mode: MODE[kind],
    lang: 'en',
    oobCode: code,
    apiKey: 'local',
    ...(continueUrl !== undefined && { continueUrl }),
  }).toString();
  return link.toString();
}
