import { useData, useObservable } from '@evergift/data/react';
import { text } from '@evergift/language';
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
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={
        isSaved
          ? text('Everything is saved')
          : text(
              '{waiting, plural, one {# change not saved yet} other {# changes not saved yet}}',
              { waiting },
            )
      }
      onOpenChange={() => onAnswer('stay')}
      footer={
        <>
          <Button variant="quiet" onPress={() => onAnswer('stay')}>
            {text('Stay signed in')}
          </Button>
          {isSaved ? (
            <Button variant="primary" onPress={() => onAnswer('sign-out')}>
              {text('Sign out now')}
            </Button>
          ) : (
            <Button variant="danger" onPress={() => onAnswer('discard')}>
              {text(
                '{waiting, plural, one {Sign out and lose it} other {Sign out and lose them}}',
                { waiting },
              )}
            </Button>
          )}
        </>
      }
    >
      <p role="status">
        {isSaved
          ? text('Your changes have reached the server. You can sign out without losing anything.')
          : text(
              '{waiting, plural, one {# change on this device waits for the connection.} other {# changes on this device wait for the connection.}} Signing out removes your data from this device, and what was not saved would be lost. Keep this open: it tells you when it is safe.',
              { waiting },
            )}
      </p>
    </Dialog>
  );
}
