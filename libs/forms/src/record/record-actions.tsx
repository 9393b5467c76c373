import { useHost } from '@evergift/contract';
import type { ModalRequests } from '@evergift/contract';
import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { useMediaQuery, WIDE } from '@evergift/ui/media-query';
import { MoreActions } from '@evergift/ui/more-actions';
import { Pencil, Trash2 } from 'lucide-react';

interface RecordActionsProperties<Modal extends keyof ModalRequests> {
  /** What the record is called: 'Noor'. */
  name: string;
  /** The form that edits it, and what that is asked for. */
  modal: Modal;
  request: ModalRequests[Modal];
  onDelete: () => void;
  /** The record is gone; nothing can be done with it. */
  isDisabled: boolean;
}

/** What can be done with a record at the head of its page: Edit and Delete, Delete behind '…' on a phone. */
export function RecordActions<Modal extends keyof ModalRequests>(
  properties: RecordActionsProperties<Modal>,
) {
  const { name, modal, request, onDelete, isDisabled } = properties;
  const { openModal, preloadModal } = useHost();
  const isWide = useMediaQuery(WIDE);
  const preload = () => preloadModal(modal);
  const icon = <Trash2 size={18} aria-hidden />;
  const edit = (
    <Button
      icon={<Pencil size={18} aria-hidden />}
      isDisabled={isDisabled}
      onPress={() => openModal(modal, request)}
      onHoverStart={preload}
      onFocus={preload}
    >
      {text('Edit')}
    </Button>
  );
  if (isWide) {
    return (
      <>
        <Button variant="danger" icon={icon} isDisabled={isDisabled} onPress={onDelete}>
          {text('Delete')}
        </Button>
        {edit}
      </>
    );
  }
  return (
    <>
      {edit}
      <MoreActions
        label={text('Actions for {name}', { name })}
        isDisabled={isDisabled}
        actions={[
          { id: 'delete', label: text('Delete'), icon, isDanger: true, onAction: onDelete },
        ]}
      />
    </>
  );
}
