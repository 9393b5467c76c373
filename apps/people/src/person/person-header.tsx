import type { PersonRow } from '@evergift/data';
import { RecordActions } from '@evergift/forms';
import { text } from '@evergift/language';
import { useNavigate } from '@evergift/router';
import { Avatar } from '@evergift/ui/avatar';
import { PageHeader } from '@evergift/ui/page-header';
import { useDeletePerson } from '../use-delete-person.ts';

interface PersonHeaderProperties {
  row: PersonRow;
  /** Called with the person before they are deleted, and with nothing when that fails. */
  onDelete: (row: PersonRow | undefined) => void;
  /** The person is gone; what can be done about them is disabled. */
  isDeleted?: boolean;
}

/** Who it is, and Edit; Delete behind '…'. */
export function PersonHeader({ row, onDelete, isDeleted = false }: PersonHeaderProperties) {
  const navigate = useNavigate();
  const deletePerson = useDeletePerson();
  const { relationship, nickname } = row.person;

  const remove = async () => {
    onDelete(row);
    const isDone = await deletePerson(row.person, () => void navigate('/people'));
    if (!isDone) onDelete(undefined);
  };

  return (
    <PageHeader
      back={{ href: '/people', label: text('People') }}
      paperSeed={row.id}
      media={<Avatar name={row.label} seed={row.id} size="huge" />}
      title={row.name}
      detail={relationship ? `(${relationship})` : undefined}
      description={nickname && text('“{words}”', { words: nickname })}
      actions={
        <RecordActions
          name={row.label}
          modal="person.edit"
          request={{ personId: row.id }}
          onDelete={() => void remove()}
          isDisabled={isDeleted}
        />
      }
    />
  );
}
