import type { Person } from '@evergift/data';
import { useData } from '@evergift/data/react';
import { useDeletion } from '@evergift/forms';

/** Deletes a person after asking; `afterSuccess` runs half a second later. */
export function useDeletePerson() {
  const { commands } = useData();
  const remove = useDeletion();
  return ({ id, name }: Pick<Person, 'id' | 'name'>, afterSuccess?: () => void) =>
    remove({
      name,
      run: () => commands.deletePerson(id),
      success: { message: `You have successfully deleted ${name}.` },
      failure: ({ kind }) => ({
        title: 'Delete Failed',
        message:
          kind === 'invalid' || kind === 'not-found'
            ? 'Invalid data.  Cannot delete person. Please try again.'
            : `Unable to delete ${name}. Please try again.`,
      }),
      ...(afterSuccess && { afterSuccess }),
    });
}
