import { useHost } from '@evergift/contract';
import type { ModalProperties } from '@evergift/contract';
import { emptyPerson, personSchemaOn } from '@evergift/data';
import type { PersonFields } from '@evergift/data';
import { useData, useObservable } from '@evergift/data/react';
import { useNavigate } from '@evergift/router';
import { ModalForm, schemaResolver, useModalForm } from '@evergift/forms';
import { text } from '@evergift/language';
import { PersonForm } from './person-form.tsx';

/** Add Person; afterwards to the new person's page. */
export function AddPersonModal({ onClose }: ModalProperties<'person.add'>) {
  const { commands, today$ } = useData();
  const today = useObservable(today$, '');
  const { notify } = useHost();
  const navigate = useNavigate();
  const modal = useModalForm<PersonFields>({
    values: emptyPerson,
    resolver: schemaResolver(personSchemaOn(today)),
    onClose,
    next: { valuesAfter: () => emptyPerson, focus: 'name' },
  });

  const save = modal.form.handleSubmit(
    (person) =>
      modal.submit({
        run: () => commands.addPerson(person),
        success: ({ birthdayEvent }) => ({
          message: birthdayEvent
            ? text('New person & birthday event added.')
            : text('New person added.'),
        }),
        failure: () => ({ message: text('Error adding new person.') }),
        afterSuccess: ({ id }) => void navigate(`/people/${id}`),
      }),
    ({ birthday }) => {
      if (birthday) {
        const message = text('Invalid birthday date.  Needs to be today or in the past');
        notify({ type: 'warning', message });
      }
    },
  );

  return (
    <ModalForm modal={modal} title={text('Add Person')} action={text('Add Person')} onSubmit={save}>
      <PersonForm />
    </ModalForm>
  );
}
