import { useHost } from '@evergift/contract';
import type { PersonRow } from '@evergift/data';
import { useNavigate } from '@evergift/router';
import { Avatar } from '@evergift/ui/avatar';
import { Button } from '@evergift/ui/button';
import { MoreActions } from '@evergift/ui/more-actions';
import { PageHeader } from '@evergift/ui/page-header';
import { Pencil, Trash2 } from 'lucide-react';
import { useDeletePerson } from '../use-delete-person.ts';

interface PersonHeaderProperties {
  row: PersonRow;
  /** Called with the person before they are deleted, and with nothing when that fails. */
  onDelete: (row: PersonRow | undefined) => void;
  /** The person is gone; what can be done about them is disabled. */
  isDeleted?: boolean;
}

/** Who it is, and Edit; Delete behind '…' (P8). */
export function PersonHeader({ row, onDelete, isDeleted = false }: PersonHeaderProperties) {
  const { openModal, preloadModal } = useHost();
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
      back={{ href: '/people', label: 'People' }}
      paperSeed={row.id}
      media={<Avatar name={row.label} seed={row.id} size="huge" />}
      title={row.name}
      detail={relationship ? `(${relationship})` : undefined}
      description={nickname && `“${nickname}”`}
      actions={
        <>
          <Button
            icon={<Pencil size={18} aria-hidden />}
            isDisabled={isDeleted}
            onPress={() => openModal('person.edit', { personId: row.id })}
            onHoverStart={() => preloadModal('person.edit')}
            onFocus={() => preloadModal('person.edit')}
          >
            Edit
          </Button>
          <MoreActions
            label={`Actions for ${row.name}`}
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
