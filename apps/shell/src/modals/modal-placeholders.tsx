import { Button } from '@evergift/ui/button';
import { Dialog } from '@evergift/ui/dialog';
import { ErrorState } from '@evergift/ui/error-state';
import { Spinner } from '@evergift/ui/spinner';

export { PendingChangesDialog } from './pending-changes-dialog.tsx';

interface ModalLoadingProperties {
  onClose: () => void;
  /** Given when it takes long: asks for everything anew. */
  onRetry?: () => void;
}

/** In a modal's place while its app loads. */
export function ModalLoading({ onClose, onRetry }: ModalLoadingProperties) {
  return (
    <Dialog
      title="One moment"
      isOpen
      onOpenChange={onClose}
      footer={
        onRetry && (
          <>
            <Button variant="secondary" onPress={onClose}>
              Cancel
            </Button>
            <Button onPress={onRetry}>Retry</Button>
          </>
        )
      }
    >
      <Spinner label="Loading" />
      {onRetry && <p role="status">This is taking a while. It opens by itself when it is here.</p>}
    </Dialog>
  );
}

/** In a modal's place when its app could not be loaded. */
export function ModalFailure({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  return (
    <Dialog
      title="This did not load"
      isOpen
      onOpenChange={onClose}
      footer={<Button onPress={onRetry}>Retry</Button>}
    >
      <ErrorState
        title="This part of Evergift can’t be reached"
        message="Nothing is lost. Check your connection and try again."
      />
    </Dialog>
  );
}
