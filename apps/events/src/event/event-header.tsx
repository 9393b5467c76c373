import { useHost } from '@evergift/contract';
import type { EventRow } from '@evergift/data';
import { useNavigate } from '@evergift/router';
import { Button } from '@evergift/ui/button';
import { PageHeader } from '@evergift/ui/page-header';
import { Pencil, Trash2 } from 'lucide-react';
import { useDeleteEvent } from '../use-delete-event.ts';

/** Which event it is, and Delete and Edit (E4). */
export function EventHeader({ row }: { row: EventRow }) {
  const { openModal, preloadModal } = useHost();
  const navigate = useNavigate();
  const deleteEvent = useDeleteEvent();
  const goBack = () => void navigate('/events');
  return (
    <PageHeader
      back={{ href: '/events', label: 'Events' }}
      title={row.title}
      detail={row.event.type && `(${row.event.type})`}
      actions={
        <>
          <Button
            variant="danger"
            icon={<Trash2 size={18} aria-hidden />}
            onPress={() => void deleteEvent(row.event, { from: 'page', afterSuccess: goBack })}
          >
            Delete
          </Button>
          <Button
            icon={<Pencil size={18} aria-hidden />}
            onPress={() => openModal('event.edit', { eventId: row.id })}
            onHoverStart={() => preloadModal('event.edit')}
            onFocus={() => preloadModal('event.edit')}
          >
            Edit
          </Button>
        </>
      }
    />
  );
}
