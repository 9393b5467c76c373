import { useHost } from '@evergift/contract';
import type { ModalProperties } from '@evergift/contract';
import { emptyPerson, personSchemaOn } from '@evergift/data';
import type { PersonFields } from '@evergift/data';
import { useData, useObservable } from '@evergift/data/react';
import { useNavigate } from '@evergift/router';
import { RestoredDraft, schemaResolver, useDraft, useModalSubmit } from '@evergift/forms';
import { Button } from '@evergift/ui/button';
import { Dialog } from '@evergift/ui/dialog';
import { useForm } from 'react-hook-form';
import { PersonForm } from './person-form.tsx';

/** Add Person; afterwards to the new person's page (M3). */
export function AddPersonModal({ onClose }: ModalProperties<'person.add'>) {
  const { commands, today$ } = useData();
  const today = useObservable(today$, '');
  const { notify } = useHost();
  const navigate = useNavigate();
  const { isSubmitting, submit } = useModalSubmit(onClose);
  const form = useForm<PersonFields>({
    defaultValues: emptyPerson,
    resolver: schemaResolver(personSchemaOn(today)),
  });
  const { control, handleSubmit } = form;
  const draft = useDraft(form, isSubmitting, onClose);

  const save = handleSubmit(
    (person) =>
      submit({
        run: () => commands.addPerson(person),
        success: ({ birthdayEvent }) => ({
          message: birthdayEvent ? 'New person & birthday event added.' : 'New person added.',
        }),
        failure: () => ({ message: 'Error adding new person.' }),
        afterSuccess: ({ id }) => void navigate(`/people/${id}`),
      }),
    ({ birthday }) => {
      if (birthday) {
        const message = 'Invalid birthday date.  Needs to be today or in the past';
        notify({ type: 'warning', message });
      }
    },
  );

  return (
    <Dialog
      title="Add Person"
      isOpen
      onOpenChange={draft.dismiss}
      onSubmit={(event) => void save(event)}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            Add Person
          </Button>
        </>
      }
    >
      <RestoredDraft draft={draft} />
      <PersonForm control={control} isDisabled={isSubmitting} />
    </Dialog>
  );
}
