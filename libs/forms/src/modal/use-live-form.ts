import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { differing, followLive, withLive } from './live-base.ts';
import type { LiveBase } from './live-base.ts';

/** A field that was typed in here and changed elsewhere meanwhile. */
export interface LiveConflict {
  /** Drops what was typed in the conflicting fields and shows what is saved. */
  takeTheirs: () => void;
  /** Keeps what was typed; saving writes it over what is saved. */
  keepMine: () => void;
}

/**
 * Follows a record that changes live while its form is open. A field that nobody touched
 * shows the new value; a field that was typed in keeps what was typed, and the conflict is reported.
 *
 * @param live the record's values as they are saved now
 * @returns `base`, the saved values that the form's changes are counted from, and the conflict
 */
export function useLiveForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  live: Values,
): { base: Values; conflict: LiveConflict | undefined } {
  const { control, getValues, setValue, clearErrors } = form;
  const [before, setFollowed] = useState<LiveBase<Values>>({ base: live, contested: [] });
  const movedOn = differing(before.base, live);
  // Typing renders the form only while a field that moved on is typed in.
  useWatch({ control, name: useSameNames(movedOn as Path<Values>[]) });
  const followed = followLive(before, live, getValues());
  if (followed !== before) setFollowed(followed);
  const { base, contested } = followed;

  const show = (names: readonly (keyof Values)[]) => {
    for (const name of names as Path<Values>[]) {
      setValue(name, live[name] as PathValue<Values, Path<Values>>);
      clearErrors(name);
    }
  };

  useEffect(() => show(differing(base, live).filter((name) => !contested.includes(name))));

  const keepMine = () => setFollowed({ base: withLive(base, live, contested), contested: [] });
  const conflict =
    contested.length > 0 ? { takeTheirs: () => show(contested), keepMine } : undefined;
  return { base, conflict };
}

/** The names as the array of the render before, while they say the same: a new one subscribes anew. */
function useSameNames<Name extends string>(names: Name[]): Name[] {
  const key = names.join();
  // oxlint-disable-next-line react/exhaustive-deps -- the key says what the names are
  return useMemo(() => names, [key]);
}
