import { text } from '@evergift/language';
import { useHost } from '@evergift/contract';
import { useData } from '@evergift/data/react';
import type { FieldErrors } from 'react-hook-form';

/** What the onboarding asks for; the birthday a calendar date or ''. */
export interface FirstPerson {
  name: string;
  birthday: string;
}

/** The onboarding's own words for a missing name. */
export const missingName = text('Fill in all required fields.');

/** Nothing typed yet. */
export const nobody: FirstPerson = { name: '', birthday: '' };

const invalidBirthday = text('Invalid birthday date.  Needs to be today or in the past');

/**
 * What the onboarding does with a valid form and with one that does not fit, and its notices.
 *
 * @param keep is given what was typed as soon as the person is added, for the form goes away with
 *   it: the server may refuse it later, and the form come back. Once it is kept, there is nothing
 *   to type again.
 */
export function useAddFirstPerson(keep: (typed: FirstPerson) => void) {
  const { commands } = useData();
  const { notify } = useHost();

  const fail = (error: unknown) =>
    notify({ type: 'error', message: text('Error adding new person.  Please try again.'), error });

  const add = async (person: FirstPerson) => {
    keep(person);
    const outcome = commands.addPerson(person);
    const applied = await outcome.applied;
    if (!applied.ok) return fail(applied.error);
    notify({
      type: 'success',
      message: outcome.birthdayEvent
        ? text('New person & birthday event added.')
        : text('New person added.'),
    });
    void outcome.confirmed.then((error) => (error ? fail(error) : keep(nobody)));
  };
  const refuse = ({ name }: FieldErrors<FirstPerson>) =>
    notify({ type: 'warning', message: name ? missingName : invalidBirthday });

  return { add, refuse };
}
