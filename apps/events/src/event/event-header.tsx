import type { EventRow } from '@evergift/data';
import { RecordActions } from '@evergift/forms';
import { text } from '@evergift/language';
import { useNavigate } from '@evergift/router';
import { PageHeader } from '@evergift/ui/page-header';
import { typeOf } from '../type-of.ts';
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
  title.toLowerCase().includes(typeOf(event).toLowerCase());

/** Which event it is, and Edit; Delete behind '…'. */
export function EventHeader({ row, onDelete, isDeleted = false }: EventHeaderProperties) {
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
      back={{ href: '/events', label: text('Events') }}
      title={row.title}
      detail={saysType(row) ? undefined : `(${typeOf(row.event)})`}
      actions={
        <RecordActions
          name={row.title}
          modal="event.edit"
          request={{ eventId: row.id }}
          onDelete={() => void remove()}
          isDisabled={isDeleted}
        />
      }
    />
  );
}
