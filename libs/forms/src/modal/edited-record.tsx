import { text } from '@evergift/language';
import { Dialog } from '@evergift/ui/dialog';
import { ErrorState } from '@evergift/ui/error-state';
import { Spinner } from '@evergift/ui/spinner';
import { createContext, useState, type ReactNode } from 'react';

/**
 * The value, or the last one that there was. A form keeps what was typed while its record is deleted elsewhere, and
 * still has it when the record is brought back there by Undo.
 */
function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [known, setKnown] = useState(value);
  if (value !== undefined && value !== known) setKnown(value);
  return value ?? known;
}

/** What the `ModalForm` inside shows while its record is gone, with what can be done about what was typed. */
export const GoneContext = createContext<((action?: ReactNode) => ReactNode) | undefined>(
  undefined,
);

interface EditedRecordProperties<Row> {
  /** The record, from `useQuery`. */
  query: { data: Row | undefined; complete: boolean };
  title: string;
  /** What is being edited: 'person', 'event', 'gift'. */
  what: string;
  /** Default: 'It was deleted, perhaps on another device.' */
  goneMessage?: string;
  onClose: () => void;
  /** The form of the record, or of the last that there was. */
  children: (row: Row) => ReactNode;
}

/** The modal of a record that exists: its form once it is loaded, and a word when it is gone. */
export function EditedRecord<Row>({
  query,
  title,
  what,
  goneMessage = text('It was deleted, perhaps on another device.'),
  onClose,
  children,
}: EditedRecordProperties<Row>) {
  const { data: row, complete } = query;
  const shown = useLastKnown(row);
  const gone = (action?: ReactNode) => (
    <Dialog key="gone" title={title} isOpen onOpenChange={onClose}>
      {complete ? (
        <ErrorState
          isCompact
          title={text(
            '{what, select, person {This person is gone} event {This event is gone} other {This gift is gone}}',
            { what },
          )}
          message={goneMessage}
          action={action}
        />
      ) : (
        <Spinner label={text('Loading')} />
      )}
    </Dialog>
  );
  if (shown === undefined) return gone();
  return <GoneContext value={row ? undefined : gone}>{children(shown)}</GoneContext>;
}
