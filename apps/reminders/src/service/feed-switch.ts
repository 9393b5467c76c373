import type { ReminderRequest, ReminderResponse, RemindersOptions } from '../program.d.ts';
import { feedAddress } from './paths.ts';
import {
  feedIndexPath,
  mostTries,
  readState,
  statePath,
  type ReadState,
  type ReminderState,
} from './reminder-state.ts';
import { json, wrongMethod } from './responses.ts';
import { hashOf, newSecret } from './secret.ts';

/** What a page may ask for; anything else in a request is left alone. */
interface Wish {
  renew?: unknown;
  details?: unknown;
  timeZone?: unknown;
}

function wishIn(body: string): Wish {
  try {
    const value = JSON.parse(body || '{}') as unknown;
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** What the profile shows. */
const shown = ({ publicUrl, sendMail }: RemindersOptions, state: ReminderState) =>
  json(200, {
    address: state.feedToken === '' ? null : feedAddress(publicUrl(), state.feedToken),
    details: state.feedDetails,
    mails: sendMail !== undefined,
  });

function wishedState(state: ReminderState, { method, body }: ReminderRequest): ReminderState {
  if (method === 'DELETE') return { ...state, feedToken: '', feedDetails: false };
  const { renew, details, timeZone } = wishIn(body);
  const isNew = renew === true || state.feedToken === '';
  return {
    ...state,
    feedToken: isNew ? newSecret() : state.feedToken,
    feedDetails: typeof details === 'boolean' ? details : state.feedDetails,
    feedZone: typeof timeZone === 'string' ? timeZone.slice(0, 64) : state.feedZone,
  };
}

/** The old address is dead and the new one alive in one commit, or neither. */
function store(
  { documents }: RemindersOptions,
  uid: string,
  { state, version }: ReadState,
  next: ReminderState,
): Promise<boolean> {
  const { feedToken, feedDetails, feedZone } = next;
  const isOther = feedToken !== state.feedToken;
  return documents.commit([
    { path: statePath(uid), fields: { feedToken, feedDetails, feedZone }, version },
    ...(isOther && state.feedToken !== ''
      ? [{ path: feedIndexPath(hashOf(state.feedToken)), fields: null }]
      : []),
    ...(isOther && feedToken !== ''
      ? [{ path: feedIndexPath(hashOf(feedToken)), fields: { uid } }]
      : []),
  ]);
}

/**
 * A person's own feed, for the profile: GET reads, PUT switches on, renews (`renew`) and chooses (`details`), DELETE
 * switches off.
 */
export async function answerFeedSwitch(
  options: RemindersOptions,
  request: ReminderRequest,
): Promise<ReminderResponse> {
  const { documents, accounts } = options;
  const [, token = ''] = /^Bearer (.+)$/.exec(request.headers['authorization'] ?? '') ?? [];
  const uid = await accounts.verify(token);
  if (uid === undefined) return json(401, { error: 'Sign in again.' });
  if (request.method === 'GET') return shown(options, (await readState(documents, uid)).state);
  if (request.method !== 'PUT' && request.method !== 'DELETE') {
    return wrongMethod('GET, PUT, DELETE');
  }
  const { timeZone } = request.method === 'PUT' ? wishIn(request.body) : {};
  // Names of zones are ASCII; half of a surrogate pair could not even be stored.
  if (typeof timeZone === 'string' && !/^[\x20-\x7e]*$/.test(timeZone)) {
    return json(400, { error: 'This is no name of a time zone.' });
  }
  // Two devices may press at the same time: the later one looks again.
  for (let tries = 0; tries < mostTries; tries += 1) {
    const before = await readState(documents, uid);
    const next = wishedState(before.state, request);
    if (await store(options, uid, before, next)) return shown(options, next);
  }
  return json(409, { error: 'Another device changes this at the moment. Try again.' });
}
