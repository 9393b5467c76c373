import type { PersonRow } from '@evergift/data';

type Person = Pick<PersonRow, 'id' | 'name' | 'label'>;

interface PersonOption {
  id: string;
  label: string;
  detail?: string;
}

/** A list renders the options alone that are other objects than before. */
const optionOfRow = new WeakMap<Person, PersonOption>();

function personOption(row: Person): PersonOption {
  const found = optionOfRow.get(row);
  if (found) return found;
  const { id, name, label } = row;
  const option = { id, label, ...(label !== name && { detail: name }) };
  optionOfRow.set(row, option);
  return option;
}

/** People to choose from, those of the same name distinguished. */
export const personOptions = (rows: readonly Person[]): PersonOption[] => rows.map(personOption);
