import { Button } from '@evergift/ui/button';
import { Dialog } from '@evergift/ui/dialog';
import type { ReactNode } from 'react';

export interface QuestionProperties {
  title: string;
  /** What follows from a yes. */
  children: ReactNode;
  /** What is done, as a verb. */
  action: string;
  stay: string;
  isPending: boolean;
  onAgree: () => void;
  onClose: () => void;
}

/** Asks before somebody loses something. */
export function Question(properties: QuestionProperties) {
  const { title, children, action, stay, isPending, onAgree, onClose } = properties;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={title}
      isDismissable={!isPending}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="quiet" isDisabled={isPending} onPress={onClose}>
            {stay}
          </Button>
          <Button variant="danger" isPending={isPending} onPress={onAgree}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
