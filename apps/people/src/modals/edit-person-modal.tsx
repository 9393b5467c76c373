import { useHost } from '@evergift/contract';
import type { ModalProperties } from '@evergift/contract';
import { personFieldsOf, personSchemaOn } from '@evergift/data';
import type { Person, PersonFields } from '@evergift/data';
import { useData, useObservable, useQuery } from '@evergift/data/react';
import {
  ChangedElsewhere,
  changedFields,
  RestoredDraft,
  schemaResolver,
  useLastKnown,
  useLiveForm,
  useModalSubmit,
  useDraft,
} from '@evergift/forms';
import { Button } from '@evergift/ui/button';
import { Dialog } from '@evergift/ui/dialog';
import { ErrorState } from '@evergift/ui/error-state';
import { Spinner } from '@evergift/ui/spinner';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { PersonForm } from './person-form.tsx';

/** Edit Person: opens with the current data and keeps what is typed when that changes (M4, M12). */
export function EditPersonModal({ personId, onClose }: ModalProperties<'person.edit'>) {
  const { data: row, complete } = useQuery(useData().person$(personId));
  const shown = useLastKnown(row);
  const gone = (
    <Dialog key="gone" title="Edit Person" isOpen onOpenChange={onClose}>
      {complete ? (
        <ErrorState
          isCompact
          title="This person is gone"
          message="They were deleted, perhaps on another device."
        />
      ) : (
        <Spinner label="Loading" />
      )}
    </Dialog>
  );
  if (!shown) return gone;
  return <PersonEditor person={shown.person} instead={row ? undefined : gone} onClose={onClose} />;
}

interface PersonEditorProperties {
  person: Person;
  /** Shown in place of the form, which keeps what was typed. */
  instead: ReactNode;
  onClose: () => void;
}

function PersonEditor({ person, instead, onClose }: PersonEditorProperties) {
  const { commands, today$ } = useData();
  const today = useObservable(today$, '');
  const { notify } = useHost();
  const { isSubmitting, submit } = useModalSubmit(onClose);
  const live = personFieldsOf(person);
  const form = useForm<PersonFields>({
    defaultValues: live,
    resolver: schemaResolver(personSchemaOn(today)),
  });
  const draft = useDraft(form, isSubmitting, onClose);
  const { base, conflict } = useLiveForm(form, live);

  const save = form.handleSubmit(
    (values) =>
      submit({
        run: () => commands.editPerson(person.id, changedFields(base, values)),
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

  if (instead) return instead;
  return (
    <Dialog
      title="Edit Person"
      isOpen
      onOpenChange={draft.dismiss}
      onSubmit={(event) => void save(event)}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            Save
          </Button>
        </>
      }
    >
      <RestoredDraft draft={draft} />
      {!isSubmitting && <ChangedElsewhere what="person" conflict={conflict} />}
      <PersonForm control={form.control} isDisabled={isSubmitting} />
    </Dialog>
  );
}
