import { useObservable } from '@evergift/data/react';
import { Dialog } from '@evergift/ui/dialog';
import { Suspense } from 'react';
import type { RemoteParts } from './remote-parts.ts';
import type { StandaloneHost } from './standalone-host.ts';

/** Shows the modal that is open; one of another app says where it lives. */
export function ModalHost({ parts, host }: { parts: RemoteParts; host: StandaloneHost }) {
  const open = useObservable(host.modal$, undefined);
  if (!open) return null;
  const close = () => host.modal$.next(undefined);
  const Modal = parts.modals[open.name];
  if (!Modal) {
    return (
      <Dialog isOpen title="Another app’s modal" size="small" onOpenChange={close}>
        <p>
          <code>{open.name}</code> lives in another app, which does not run here. Run all apps with{' '}
          <code>npm run dev</code>.
        </p>
      </Dialog>
    );
  }
  return (
    <Suspense key={open.key}>
      <Modal {...open.request} onClose={close} />
    </Suspense>
  );
}
