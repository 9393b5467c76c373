import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { sameValue } from './changed-fields.ts';

/** A field that was typed in here and changed elsewhere meanwhile. */
export interface LiveConflict {
  /** Drops what was typed in the conflicting fields and shows what is saved. */
  takeTheirs: () => void;
  /** Keeps what was typed; saving writes it over what is saved. */
  keepMine: () => void;
}

/**
 * Follows a record that changes live while its form is open (M12). A field that nobody touched
 * shows the new value; a field that was typed in keeps what was typed, and the conflict is reported.
 *
 * @param live the record's values as they are saved now
 * @returns `base`, the saved values that the form's changes are counted from, and the conflict
 */
export function useLiveForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  live: Values,
): { base: Values; conflict: LiveConflict | undefined } {
  const [base, setBase] = useState(live);
  const { getValues, resetField } = form;
  const names = Object.keys(live) as Path<Values>[];
  const movedOn = names.filter((name) => !sameValue(base[name], live[name]));
  const key = JSON.stringify(movedOn.map((name) => [name, live[name]]));
  const isTouched = (name: Path<Values>) => !sameValue(getValues(name), base[name]);
  const conflicting = movedOn.filter(
    (name) => isTouched(name) && !sameValue(getValues(name), live[name]),
  );

  const take = (fields: readonly Path<Values>[]) => {
    for (const name of fields) {
      resetField(name, { defaultValue: live[name] as PathValue<Values, Path<Values>> });
    }
    setBase((before) => ({
      ...before,
      ...Object.fromEntries(fields.map((name) => [name, live[name]])),
    }));
  };

  useEffect(() => {
    const quiet = movedOn.filter((name) => !conflicting.includes(name));
    if (quiet.length > 0) take(quiet);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for what moved on
  }, [key]);

  const keepMine = () =>
    setBase((before) => ({
      ...before,
      ...Object.fromEntries(conflicting.map((name) => [name, live[name]])),
    }));
  const conflict =
    conflicting.length > 0 ? { takeTheirs: () => take(conflicting), keepMine } : undefined;
  return { base, conflict };
}
