import { useHost } from '@evergift/contract';
import { useData } from '@evergift/data/react';
import type { FieldErrors } from 'react-hook-form';

interface FirstPerson {
  name: string;
  birthday: string;
}

/** The onboarding's own words for a missing name (product.md, section 5). */
export const missingName = 'Fill in all required fields.';

const invalidBirthday = 'Invalid birthday date.  Needs to be today or in the past';

/** What the onboarding does with a valid form and with one that does not fit, and its notices (X1, X2). */
export function useAddFirstPerson() {
  const { commands } = useData();
  const { notify } = useHost();

  const fail = (error: unknown) =>
    notify({ type: 'error', message: 'Error adding new person.  Please try again.', error });

  const add = async (person: FirstPerson) => {
    const outcome = commands.addPerson(person);
    const applied = await outcome.applied;
    if (!applied.ok) return fail(applied.error);
    notify({
      type: 'success',
      message: outcome.birthdayEvent ? 'New person & birthday event added.' : 'New person added.',
    });
    void outcome.confirmed.then((error) => error && fail(error));
  };
  const refuse = ({ name }: FieldErrors<FirstPerson>) =>
    notify({ type: 'warning', message: name ? missingName : invalidBirthday });

  return { add, refuse };
}
