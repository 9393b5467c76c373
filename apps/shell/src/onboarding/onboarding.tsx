import { useHost } from '@evergift/contract';
import { personSchemaOn } from '@evergift/data';
import { useData, useObservable } from '@evergift/data/react';
import { BrandMark } from '@evergift/ui/brand-mark';
import { Button } from '@evergift/ui/button';
import { DateField } from '@evergift/ui/date-field';
import { TextField } from '@evergift/ui/text-field';
import { Controller, useForm } from 'react-hook-form';
import { SignOutButton } from './sign-out-button.tsx';
import styles from './onboarding.module.css';

interface FirstPerson {
  name: string;
  birthday: string;
}

/** 'Add Your First Person', in place of the pages while there is nobody to plan for (S4). */
export function Onboarding() {
  const { today$, commands } = useData();
  const today = useObservable(today$, '');
  const { notify } = useHost();
  const { control, handleSubmit, formState } = useForm<FirstPerson>({
    defaultValues: { name: '', birthday: '' },
  });

  const submit = async (person: FirstPerson) => {
    const valid = personSchemaOn(today).safeParse(person);
    if (!valid.success) {
      const onName = valid.error.issues.some(({ path }) => path[0] === 'name');
      notify({
        type: 'warning',
        message: onName
          ? 'Fill in all required fields.'
          : 'Invalid birthday date.  Needs to be today or in the past',
      });
      return;
    }
    const failure = (error: unknown) =>
      notify({ type: 'error', message: 'Error adding new person.  Please try again.', error });
    const outcome = commands.addPerson(person);
    const applied = await outcome.applied;
    if (!applied.ok) return failure(applied.error);
    notify({
      type: 'success',
      message: outcome.birthdayEvent ? 'New person & birthday event added.' : 'New person added.',
    });
    void outcome.confirmed.then((error) => error && failure(error));
  };

  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <BrandMark />
        <SignOutButton />
      </header>
      <form className={styles.form} onSubmit={handleSubmit(submit)} noValidate>
        <h1>Add Your First Person</h1>
        <p className={styles.lead}>
          Who do you love to surprise? Their birthday keeps itself: we put it on your calendar every
          year.
        </p>
        <Controller
          name="name"
          control={control}
          render={({ field }) => (
            <TextField {...field} label="Name" isRequired autoFocus autoComplete="off" />
          )}
        />
        <Controller
          name="birthday"
          control={control}
          render={({ field }) => (
            <DateField {...field} label="Birthday" isOptional maxDate={today} />
          )}
        />
        <Button type="submit" variant="primary" isWide isPending={formState.isSubmitting}>
          Add Person
        </Button>
      </form>
    </main>
  );
}
