import { useHost } from '@evergift/contract';
import type { Invitation, SharingResult } from '@evergift/data';
import { useData } from '@evergift/data/react';
import { text } from '@evergift/language';
import { useCallback, useEffect, useState } from 'react';
import type { InvitationKey } from './invitation-link.ts';

type View =
  | { readonly status: 'loading' | 'offline' | 'used' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly invitation: Invitation };

function viewOf(result: SharingResult<{ readonly invitation: Invitation }>): View {
  if (result.ok) return { status: 'ready', invitation: result.invitation };
  const { kind, message } = result.error;
  if (kind === 'offline') return { status: 'offline' };
  return kind === 'not-found' ? { status: 'used' } : { status: 'failed', message };
}

/** What an invitation says, and how to read it again. */
export function useInvitation({ ownerUid, token }: InvitationKey): View & { read: () => void } {
  const data = useData();
  const { reportError } = useHost();
  const [view, setView] = useState<View>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isGone = false;
    const show = (next: View) => {
      if (!isGone) setView(next);
    };
    data
      .openSharing()
      .then((sharing) => sharing.readInvitation(ownerUid, token))
      .then(
        (result) => show(viewOf(result)),
        (error: unknown) => {
          reportError(error);
          const message = text('A part of the page did not load. Check the network and retry.');
          show({ status: 'failed', message });
        },
      );
    return () => {
      isGone = true;
    };
  }, [data, reportError, ownerUid, token, attempt]);

  const read = useCallback(() => {
    setView({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { ...view, read };
}
