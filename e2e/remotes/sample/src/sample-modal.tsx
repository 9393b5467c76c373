import type { ModalProperties } from '@evergift/contract';
import { Dialog } from '@evergift/ui/dialog';

export function SampleModal({ onClose }: ModalProperties<'person.add'>) {
  return (
    <Dialog title="Sample modal" isOpen onOpenChange={onClose}>
      From another remote than the page of today.
    </Dialog>
  );
}
