import { toUserInfo, type Account } from './account.ts';
import type { Operation } from './auth-context.ts';
import { normalizeEmailAddress } from './email-address.ts';
import { requireIdentity } from './identity.ts';

const KIND = 'identitytoolkit#GetAccountInfoResponse';

/** accounts:lookup: one's own account, or with privilege any by id or address. */
export const lookup: Operation = (context, fields, source) => {
  if (!source.privileged) {
    return { kind: KIND, users: [toUserInfo(requireIdentity(context, fields).account)] };
  }
  const found = new Set<Account>();
  const add = (account: Account | undefined): void => {
    if (account) found.add(account);
  };
  for (const localId of fields.texts('localId')) add(context.accounts.get(localId));
  for (const text of fields.texts('email')) {
    const email = normalizeEmailAddress(text);
    if (email !== undefined) add(context.accounts.byEmail(email));
  }
  return found.size > 0 ? { kind: KIND, users: [...found].map(toUserInfo) } : { kind: KIND };
};
