import { useData, useObservable } from '@evergift/data/react';
import { Button } from '@evergift/ui/button';
import { Dialog } from '@evergift/ui/dialog';

export interface PendingChangesDialogProps {
  /** How many changes waited when signing out was refused. */
  count: number;
  isPending: boolean;
  onStay: () => void;
  onSignOut: (discardPending: boolean) => void;
}

/** Lets the person choose between waiting for their changes and losing them (decisions: privacy). */
export function PendingChangesDialog(props: PendingChangesDialogProps) {
  const { count, isPending, onStay, onSignOut } = props;
  const waiting = useObservable(useData().pendingWrites$, count);
  const isSaved = waiting === 0;
  const changes = waiting === 1 ? '1 change' : `${waiting} changes`;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={isSaved ? 'Everything is saved' : `${changes} not saved yet`}
      onOpenChange={onStay}
      footer={
        <>
          <Button variant="quiet" onPress={onStay}>
            Stay signed in
          </Button>
          {isSaved ? (
            <Button variant="primary" isPending={isPending} onPress={() => onSignOut(false)}>
              Sign out now
            </Button>
          ) : (
            <Button variant="danger" isPending={isPending} onPress={() => onSignOut(true)}>
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
