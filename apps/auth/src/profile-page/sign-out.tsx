import { useHost } from '@evergift/contract';
import { useData } from '@evergift/data/react';
import { Button } from '@evergift/ui/button';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { PendingChangesDialog } from './pending-changes-dialog.tsx';
import { profileNotices } from './profile-notices.ts';
import { usePending } from './use-pending.ts';

/** 'Sign Out'. When changes still wait for the server it asks before they are lost. */
export function SignOut() {
  const { session } = useData();
  const { notify } = useHost();
  const [isPending, run] = usePending();
  const [waiting, setWaiting] = useState(0);

  const signOut = async (discardPending: boolean) => {
    const result = await session.signOut({ discardPending });
    if (!result.ok && result.reason === 'pending-changes') return setWaiting(result.count);
    setWaiting(0);
    notify(result.ok ? profileNotices.signedOut : profileNotices.signOutFailed(result.failure));
  };
  return (
    <>
      <Button
        icon={<LogOut size={18} aria-hidden />}
        isPending={isPending && waiting === 0}
        onPress={() => run(() => signOut(false))}
      >
        Sign Out
      </Button>
      {waiting > 0 && (
        <PendingChangesDialog
          count={waiting}
          isPending={isPending}
          onStay={() => setWaiting(0)}
          onSignOut={(discardPending) => run(() => signOut(discardPending))}
        />
      )}
    </>
  );
}
