import { Button } from '@evergift/ui/button';
import { Dialog } from '@evergift/ui/dialog';
import { ErrorState } from '@evergift/ui/error-state';
import { Spinner } from '@evergift/ui/spinner';

/** In a modal's place while its app loads. */
export function ModalLoading({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="One moment" isOpen onOpenChange={onClose}>
      <Spinner label="Loading" />
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
