import { useHost } from '@evergift/contract';
import type { EventRow } from '@evergift/data';
import { useNavigate } from '@evergift/router';
import { Button } from '@evergift/ui/button';
import { MoreActions } from '@evergift/ui/more-actions';
import { PageHeader } from '@evergift/ui/page-header';
import { Pencil, Trash2 } from 'lucide-react';
import { useDeleteEvent } from '../use-delete-event.ts';

interface EventHeaderProperties {
  row: EventRow;
  /** Called with the event before it is deleted, and with nothing when that fails. */
  onDelete: (row: EventRow | undefined) => void;
  /** The event is gone; what can be done about it is disabled. */
  isDeleted?: boolean;
}

/** Whether the title has it already: 'Dad's Birthday' needs no '(birthday)'. */
const saysType = ({ title, event }: EventRow) =>
  title.toLowerCase().includes(event.type.toLowerCase());

/** Which event it is, and Edit; Delete behind '…' (E4). */
export function EventHeader({ row, onDelete, isDeleted = false }: EventHeaderProperties) {
  const { openModal, preloadModal } = useHost();
  const navigate = useNavigate();
  const deleteEvent = useDeleteEvent();

  const remove = async () => {
    onDelete(row);
    const afterSuccess = () => void navigate('/events');
    const isDone = await deleteEvent(row.event, { from: 'page', afterSuccess });
    if (!isDone) onDelete(undefined);
  };

  return (
    <PageHeader
      back={{ href: '/events', label: 'Events' }}
      title={row.title}
      detail={saysType(row) ? undefined : `(${row.event.type})`}
      actions={
        <>
          <Button
            icon={<Pencil size={18} aria-hidden />}
            isDisabled={isDeleted}
            onPress={() => openModal('event.edit', { eventId: row.id })}
            onHoverStart={() => preloadModal('event.edit')}
            onFocus={() => preloadModal('event.edit')}
          >
            Edit
          </Button>
          <MoreActions
            label={`Actions for ${row.title}`}
            isDisabled={isDeleted}
            actions={[
              {
                id: 'delete',
                label: 'Delete',
                icon: <Trash2 size={18} aria-hidden />,
                isDanger: true,
                onAction: () => void remove(),
              },
            ]}
          />
        </>
      }
    />
  );
}
