import type { DocumentChange, Documents } from '../program.d.ts';

/** What became of the summary of `digestDay`. */
export type DigestState = 'nothing' | 'sending' | 'sent' | 'refused' | 'later';

/**
 * What this program keeps of a person, in `reminders/{uid}`. No rule of the database lets a page read or write it;
 * the index `calendarFeeds/{hash of the token}` leads from a feed's address to the person.
 */
export interface ReminderState {
  /** The secret of the feed's address; '' while there is none. */
  readonly feedToken: string;
  /** Whether the feed says the budget and who lacks a present. */
  readonly feedDetails: boolean;
  /** Where the person was when the feed was switched on, for who has no zone in the settings. */
  readonly feedZone: string;
  /** What the link needs that switches summaries off; '' before the first one. */
  readonly unsubscribeKey: string;
  /** The day of the last summary that was looked at, '' at first. */
  readonly digestDay: string;
  readonly digestState: DigestState;
  /** How often the mail server has said 'later' for this day. */
  readonly digestTries: number;
  /** When to try again, in milliseconds since 1970. */
  readonly digestNextAt: number;
  /** The day whose summary has surely arrived; '' when none has. */
  readonly toldOn: string;
}

const empty: ReminderState = {
  feedToken: '',
  feedDetails: false,
  feedZone: '',
  unsubscribeKey: '',
  digestDay: '',
  digestState: 'nothing',
  digestTries: 0,
  digestNextAt: 0,
  toldOn: '',
};

/** The collection of all states. */
export const states = 'reminders';
/** The collection that leads from feeds' addresses to people. */
export const feedIndexes = 'calendarFeeds';
export const statePath = (uid: string): string => `${states}/${uid}`;
export const feedIndexPath = (hash: string): string => `${feedIndexes}/${hash}`;

/** A state may change between reading and writing: it is read again, so often. */
export const mostTries = 5;

export interface ReadState {
  readonly state: ReminderState;
  /** As a change expects it: null where there is no document yet. */
  readonly version: string | null;
}

export async function readState(documents: Documents, uid: string): Promise<ReadState> {
  const document = await documents.read(statePath(uid));
  return { state: { ...empty, ...document?.fields }, version: document?.version ?? null };
}

/**
 * Changes a state, on the condition that nobody else does meanwhile; nothing where there is none (any more).
 * Rejects when others change it each time.
 */
export async function changeState(
  documents: Documents,
  uid: string,
  changesOf: (state: ReminderState, version: string) => readonly DocumentChange[],
): Promise<void> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { state, version } = await readState(documents, uid);
    if (version === null) return;
    if (await documents.commit(changesOf(state, version))) return;
  }
  throw new Error('Others change it at the moment.');
}
