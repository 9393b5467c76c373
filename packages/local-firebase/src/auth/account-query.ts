import { toUserInfo, type Account } from './account.ts';
import { AuthError } from './auth-error.ts';
import type { AuthContext, Operation } from './auth-context.ts';

const MAX_RESULTS = 1000;
const DEFAULT_RESULTS = 20;

const byId = (context: AuthContext): Account[] =>
  [...context.accounts.values()].sort((left, right) => (left.localId < right.localId ? -1 : 1));

/** projects.accounts:query: all accounts in the order of their ids, or only how many there are. */
export const queryAccounts: Operation = (context, fields) => {
  for (const name of ['expression', 'limit', 'offset']) {
    if (fields.has(name)) throw new AuthError('UNIMPLEMENTED', `'${name}' is not offered.`, 501);
  }
  const sortBy = fields.text('sortBy') ?? 'USER_ID';
  if (sortBy !== 'USER_ID' && sortBy !== 'SORT_BY_FIELD_UNSPECIFIED') {
    throw new AuthError('UNIMPLEMENTED', 'Accounts are sorted by USER_ID only.', 501);
  }
  const recordsCount = String(context.accounts.size);
  if (fields.flag('returnUserInfo') === false) return { recordsCount };
  const accounts = byId(context);
  if (fields.text('order') === 'DESC') accounts.reverse();
  return { recordsCount, userInfo: accounts.map(toUserInfo) };
};

/** projects.accounts:batchGet: accounts by id, a page at a time. */
export const listAccounts = (context: AuthContext, query: URLSearchParams): object => {
  const asked = Number(query.get('maxResults'));
  const count =
    Number.isSafeInteger(asked) && asked > 0 ? Math.min(asked, MAX_RESULTS) : DEFAULT_RESULTS;
  const after = query.get('nextPageToken') ?? '';
  const rest = byId(context).filter((account) => account.localId > after);
  const page = rest.slice(0, count);
  const last = page.at(-1);
  return {
    kind: 'identitytoolkit#DownloadAccountResponse',
    users: page.map(toUserInfo),
    ...(last && rest.length > count && { nextPageToken: last.localId }),
  };
};
