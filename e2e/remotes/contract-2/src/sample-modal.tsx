import type { ModalProperties } from '@evergift/contract';
import { Dialog } from '@evergift/ui/dialog';

export function SampleModal({ onClose }: ModalProperties<'person.add'>) {
  return (
    <Dialog title="Modal of contract 2" isOpen onOpenChange={onClose}>
      Carried by a remote of the release before.
    </Dialog>
  );
}
