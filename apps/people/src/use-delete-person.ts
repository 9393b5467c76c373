import type { Person } from '@evergift/data';
import { useData } from '@evergift/data/react';
import { useDeletion } from '@evergift/forms';
import { text } from '@evergift/language';

/** Deletes a person after asking; `afterSuccess` runs half a second later. */
export function useDeletePerson() {
  const { commands } = useData();
  const remove = useDeletion();
  return ({ id, name }: Pick<Person, 'id' | 'name'>, afterSuccess?: () => void) =>
    remove({
      name,
      run: () => commands.deletePerson(id),
      success: { message: text('You have successfully deleted {name}.', { name }) },
      failure: ({ kind }) => ({
        title: text('Delete Failed'),
        message:
          kind === 'invalid' || kind === 'not-found'
            ? text('Invalid data.  Cannot delete person. Please try again.')
            : text('Unable to delete {name}. Please try again.', { name }),
      }),
      ...(afterSuccess && { afterSuccess }),
    });
}
