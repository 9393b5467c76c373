import { useData, useObservable } from '@evergift/data/react';
import { Button } from '@evergift/ui/button';
import { Dialog } from '@evergift/ui/dialog';
import type { SignOutAnswer } from './sign-out.ts';

interface PendingChangesDialogProperties {
  /** How many changes waited when signing out was refused. */
  count: number;
  onAnswer: (answer: SignOutAnswer) => void;
}

/** Lets the person choose between waiting for their changes and losing them. */
export function PendingChangesDialog({ count, onAnswer }: PendingChangesDialogProperties) {
  const waiting = useObservable(useData().pendingWrites$, count);
  const isSaved = waiting === 0;
  const changes = waiting === 1 ? '1 change' : `${waiting} changes`;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={isSaved ? 'Everything is saved' : `${changes} not saved yet`}
      onOpenChange={() => onAnswer('stay')}
      footer={
        <>
          <Button variant="quiet" onPress={() => onAnswer('stay')}>
            Stay signed in
          </Button>
          {isSaved ? (
            <Button variant="primary" onPress={() => onAnswer('sign-out')}>
              Sign out now
            </Button>
          ) : (
            <Button variant="danger" onPress={() => onAnswer('discard')}>
              Sign out and lose {waiting === 1 ? 'it' : 'them'}
            </Button>
          )}
        </>
      }
    >
      <p role="status">
        {isSaved
          ? 'Your changes have reached the server. You can sign out without losing anything.'
          : `${changes} on this device ${waiting === 1 ? 'waits' : 'wait'} for the connection. Signing out removes your data from this device, and what was not saved would be lost. Keep this open: it tells you when it is safe.`}
      </p>
    </Dialog>
  );
}
