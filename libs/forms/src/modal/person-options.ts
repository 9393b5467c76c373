import type { PersonRow } from '@evergift/data';

/** People to choose from, those of the same name distinguished. */
export const personOptions = (rows: readonly Pick<PersonRow, 'id' | 'name' | 'label'>[]) =>
  rows.map(({ id, name, label }) => ({
    id,
    label,
    ...(label !== name && { detail: name }),
  }));
