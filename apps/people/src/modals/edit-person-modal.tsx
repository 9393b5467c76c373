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
import { text } from '@evergift/language';
import { PersonForm } from './person-form.tsx';

/** Edit Person: opens with the current data and keeps what is typed when that changes. */
export function EditPersonModal({ personId, onClose }: ModalProperties<'person.edit'>) {
  const query = useQuery(useData().person$(personId));
  return (
    <EditedRecord
      query={query}
      title={text('Edit Person')}
      what="person"
      goneMessage={text('They were deleted, perhaps on another device.')}
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
          message: birthdayEvent
            ? text('Successfully updated {name} & birthday event.', { name: values.name })
            : text('Successfully updated {name}.', { name: values.name }),
        }),
        failure: () => ({
          message: text('Error updating {name}. Please try again.', { name: values.name }),
        }),
      }),
    ({ birthday }) => {
      if (birthday) {
        const message = text('Birthday must be today or in the past.');
        notify({ type: 'warning', title: text('Invalid Birthday'), message });
      }
    },
  );

  const keep = () =>
    modal.submit({
      run: () => commands.addPerson(modal.form.getValues()),
      success: () => ({ message: text('Added again, as typed.') }),
      failure: () => ({ message: text('Error adding new person.') }),
    });

  return (
    <ModalForm
      modal={modal}
      title={text('Edit Person')}
      what="person"
      action={text('Save')}
      onSubmit={save}
      onKeep={keep}
    >
      <PersonForm />
    </ModalForm>
  );
}
