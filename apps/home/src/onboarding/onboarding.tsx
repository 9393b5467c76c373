import { text } from '@evergift/language';
import { useHost } from '@evergift/contract';
import { limits, personLabels, personSchemaOn } from '@evergift/data';
import { useData, useObservable } from '@evergift/data/react';
import { FormField, schemaResolver } from '@evergift/forms';
import { BrandMark } from '@evergift/ui/brand-mark';
import { Button } from '@evergift/ui/button';
import { DateField } from '@evergift/ui/date-field';
import { TextField } from '@evergift/ui/text-field';
import { FileUp } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { missingName, useAddFirstPerson, type FirstPerson } from './use-add-first-person.ts';
import styles from './onboarding.module.css';

/** Signs out of the onboarding, where there is no way to the profile. */
function SignOutButton() {
  const { signOut } = useHost();
  return (
    <Button variant="quiet" onPress={() => void signOut()}>
      {text('Sign Out')}
    </Button>
  );
}

/** Begins the page that takes its place at its top and heading: it has the same address, so nothing else does. */
function beginNextPage(): void {
  document.documentElement.scrollTop = 0;
  // That page is in the document once React has put it there.
  queueMicrotask(() => {
    if (document.activeElement === document.body) document.querySelector('h1')?.focus();
  });
}

export interface OnboardingProperties {
  /** What it starts with: what the server has refused. */
  typed: FirstPerson;
  /** Called with what is to be typed already should the form come back. */
  keep: (typed: FirstPerson) => void;
}

/** 'Add Your First Person', in place of the pages while there is nobody to plan for. */
export function Onboarding({ typed, keep }: OnboardingProperties) {
  const today = useObservable(useData().today$, '');
  const { openModal, preloadModal } = useHost();
  const { add, refuse } = useAddFirstPerson(keep);
  useLayoutEffect(() => beginNextPage, []);
  const { control, handleSubmit, formState } = useForm({
    defaultValues: { ...typed },
    resolver: schemaResolver(personSchemaOn(today)),
    shouldFocusError: true,
  });

  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <BrandMark />
        <SignOutButton />
      </header>
      <form className={styles.form} onSubmit={handleSubmit(add, refuse)} noValidate>
        <h1 tabIndex={-1}>{text('Add Your First Person')}</h1>
        <p className={styles.lead}>
          {text(
            'Who do you love to surprise? Their birthday keeps itself: it comes up among your events every year.',
          )}
        </p>
        <Controller
          name="name"
          control={control}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={personLabels.name}
              isRequired
              autoFocus
              autoComplete="off"
              maxLength={limits.name}
              errorMessage={fieldState.error && missingName}
            />
          )}
        />
        <FormField
          as={DateField}
          control={control}
          name="birthday"
          label={personLabels.birthday}
          isOptional
          maxDate={today}
        />
        <Button type="submit" variant="primary" isWide isPending={formState.isSubmitting}>
          {text('Add Person')}
        </Button>
        <Button
          variant="quiet"
          isWide
          icon={<FileUp size={18} aria-hidden />}
          onPress={() => openModal('import.file', {})}
          onHoverStart={() => preloadModal('import.file')}
          onFocus={() => preloadModal('import.file')}
        >
          {text('Import or restore from a file')}
        </Button>
      </form>
    </main>
  );
}
