import { useHost } from '@evergift/contract';
import type { ModalProperties } from '@evergift/contract';
import { personFieldsOf, personSchemaOn } from '@evergift/data';
import type { Person, PersonFields } from '@evergift/data';
import { useData, useObservable, useQuery } from '@evergift/data/react';
import {
  changedFields,
  EditedRecord,
  ModalForm,
  schemaResolver,
  useEditForm,
} from '@evergift/forms';
import { PersonForm } from './person-form.tsx';

/** Edit Person: opens with the current data and keeps what is typed when that changes. */
export function EditPersonModal({ personId, onClose }: ModalProperties<'person.edit'>) {
  const query = useQuery(useData().person$(personId));
  return (
    <EditedRecord
      query={query}
      title="Edit Person"
      what="person"
      goneMessage="They were deleted, perhaps on another device."
      onClose={onClose}
    >
      {({ person }) => <PersonEditor person={person} onClose={onClose} />}
    </EditedRecord>
  );
}

function PersonEditor({ person, onClose }: { person: Person; onClose: () => void }) {
  const { commands, today$ } = useData();
  const today = useObservable(today$, '');
  const { notify } = useHost();
  const modal = useEditForm<PersonFields>({
    values: personFieldsOf(person),
    resolver: schemaResolver(personSchemaOn(today)),
    onClose,
  });

  const save = modal.form.handleSubmit(
    (values) =>
      modal.submit({
        run: () => commands.editPerson(person.id, changedFields(modal.base, values)),
        success: ({ birthdayEvent }) => ({
          message: `Successfully updated ${values.name}${birthdayEvent ? ' & birthday event' : ''}.`,
        }),
        failure: () => ({ message: `Error updating ${values.name}. Please try again.` }),
      }),
    ({ birthday }) => {
      if (birthday) {
        const message = 'Birthday must be today or in the past.';
        notify({ type: 'warning', title: 'Invalid Birthday', message });
      }
    },
  );

  const keep = () =>
    modal.submit({
      run: () => commands.addPerson(modal.form.getValues()),
      success: () => ({ message: 'Added again, as typed.' }),
      failure: () => ({ message: 'Error adding new person.' }),
    });

  return (
    <ModalForm
      modal={modal}
      title="Edit Person"
      what="person"
      action="Save"
      onSubmit={save}
      onKeep={keep}
    >
      <PersonForm />
    </ModalForm>
  );
}
