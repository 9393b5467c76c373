import { useHost } from '@evergift/contract';
import type { CalendarFeed, FeedAnswer, FeedState } from '@evergift/data';
import { useEffect, useRef, useState } from 'react';
import { profileNotices } from '../profile-notices.ts';
import { usePending } from '../../account/use-pending.ts';
import { useReminders } from './use-reminders.ts';

/** The feed as the server answered, or why it did not. */
export type FeedView =
  | { readonly status: 'loading' | 'unavailable' | 'offline' | 'failed' }
  | { readonly status: 'ready'; readonly feed: FeedState };

export interface FeedSwitch {
  readonly view: FeedView;
  readonly isPending: boolean;
  /** Asks again. */
  readonly read: () => void;
  /** Changes the feed; says so when that fails. */
  readonly change: (wish: (feed: CalendarFeed) => Promise<FeedAnswer>, done?: () => void) => void;
}

const viewOf = (answer: FeedAnswer): FeedView =>
  answer.ok ? { status: 'ready', feed: answer.feed } : { status: answer.reason };

/**
 * The calendar feed of who is signed in: asked for when the profile opens, when the network returns, and when the
 * page is looked at again: another tab or device may have renewed the address.
 */
export function useFeed(): FeedSwitch {
  const reminders = useReminders();
  const { notify } = useHost();
  const [view, setView] = useState<FeedView>({ status: 'loading' });
  const [isPending, run] = usePending();
  const feed = reminders?.feed;
  /** Counts the questions: an answer that a later question has overtaken is old. */
  const latest = useRef(0);

  useEffect(() => {
    const read = () => {
      const own = (latest.current += 1);
      void feed?.read().then((answer) => {
        if (own === latest.current) setView(viewOf(answer));
      });
    };
    const readWhenSeen = () => {
      if (document.visibilityState === 'visible') read();
    };
    read();
    addEventListener('online', read);
    document.addEventListener('visibilitychange', readWhenSeen);
    return () => {
      latest.current += 1;
      removeEventListener('online', read);
      document.removeEventListener('visibilitychange', readWhenSeen);
    };
  }, [feed]);

  return {
    view,
    isPending,
    read: () => {
      if (feed) run(async () => setView(viewOf(await feed.read())));
    },
    change: (wish, done) => {
      if (!feed) return;
      run(async () => {
        latest.current += 1;
        const answer = await wish(feed);
        if (!answer.ok) return notify(profileNotices.feedFailed(answer.error));
        setView(viewOf(answer));
        done?.();
      });
    },
  };
}
