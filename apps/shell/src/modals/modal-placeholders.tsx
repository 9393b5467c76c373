import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { Dialog } from '@evergift/ui/dialog';
import { ErrorState } from '@evergift/ui/error-state';
import { Spinner } from '@evergift/ui/spinner';

export { PendingChangesDialog } from './pending-changes-dialog.tsx';
export { prerenderModal } from './prerender-modal.tsx';

interface ModalLoadingProperties {
  onClose: () => void;
  /** Given when it takes long: asks for everything anew. */
  onRetry?: () => void;
}

/** In a modal's place while its app loads. */
export function ModalLoading({ onClose, onRetry }: ModalLoadingProperties) {
  return (
    <Dialog
      title={text('One moment')}
      isOpen
      onOpenChange={onClose}
      footer={
        onRetry && (
          <>
            <Button variant="secondary" onPress={onClose}>
              {text('Cancel')}
            </Button>
            <Button onPress={onRetry}>{text('Retry')}</Button>
          </>
        )
      }
    >
      <Spinner label={text('Loading')} />
      {onRetry && (
        <p role="status">{text('This is taking a while. It opens by itself when it is here.')}</p>
      )}
    </Dialog>
  );
}

/** In a modal's place when its app could not be loaded. */
export function ModalFailure({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  return (
    <Dialog
      title={text('This did not load')}
      isOpen
      onOpenChange={onClose}
      footer={<Button onPress={onRetry}>{text('Retry')}</Button>}
    >
      <ErrorState
        title={text('This part of Evergift can’t be reached')}
        message={text('Nothing is lost. Check your connection and try again.')}
      />
    </Dialog>
  );
}
