import { useHost } from '@evergift/contract';
import { useData } from '@evergift/data/react';
import { Button } from '@evergift/ui/button';

/** Signs out; asks first when changes still wait for the network. */
export function SignOutButton() {
  const { session } = useData();
  const { notify } = useHost();

  const signOut = async () => {
    const first = await session.signOut({ discardPending: false });
    if (first.ok) return success();
    if ('reason' in first && first.reason === 'pending-changes') {
      const question = `${first.count} of your changes have not been sent yet and would be lost. Sign out all the same?`;
      if (!window.confirm(question)) return;
      const second = await session.signOut({ discardPending: true });
      if (second.ok) return success();
    }
    notify({ type: 'error', message: 'Unable to sign you out.  Please try again.', error: first });
  };
  const success = () =>
    notify({ type: 'success', message: 'You have been successfully signed out.' });

  return (
    <Button variant="quiet" onPress={() => void signOut()}>
      Sign Out
    </Button>
  );
}
