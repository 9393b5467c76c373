import { useHost } from '@evergift/contract';
import { useData } from '@evergift/data/react';

/** Signs out; asks first when changes still wait for the network. */
export function useSignOut(): () => Promise<void> {
  const { session } = useData();
  const { notify } = useHost();

  return async () => {
    let result = await session.signOut({ discardPending: false });
    if (!result.ok && result.reason === 'pending-changes') {
      const question = `${result.count} of your changes have not been sent yet and would be lost. Sign out all the same?`;
      if (!window.confirm(question)) return;
      result = await session.signOut({ discardPending: true });
    }
    if (result.ok) {
      return notify({ type: 'success', message: 'You have been successfully signed out.' });
    }
    const error = result.reason === 'failed' ? result.failure : new Error(result.reason);
    notify({ type: 'error', message: 'Unable to sign you out.  Please try again.', error });
  };
}
