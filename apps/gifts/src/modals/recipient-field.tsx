import { text } from '@evergift/language';
import { giftItemLabels } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { personOptions } from '@evergift/forms';
import { ComboBox } from '@evergift/ui/combo-box';
import type { ComboBoxProps } from '@evergift/ui/combo-box';

/** Somebody who exists, or somebody new who is added together with the gift. */
export interface Recipient {
  /** `''` while nobody is chosen, and for somebody new. */
  personId: string;
  /** The new person's name, `''` for somebody who exists. */
  newName: string;
}

export const nobody: Recipient = { personId: '', newName: '' };

interface RecipientFieldProperties extends Pick<
  ComboBoxProps,
  'onBlur' | 'name' | 'ref' | 'isDisabled' | 'errorMessage'
> {
  value: Recipient;
  onChange: (recipient: Recipient) => void;
  /** What somebody is called who is gone: the name that is kept on the gift. */
  lostName?: string | undefined;
}

const newPersonId = 'new-person';
/** Whom a gift is for while that is not decided: a person of this name, created with the first such gift. */
const somebody = text('Somebody');
const somebodyId = 'somebody';

/** Who the gift is for. */
export function RecipientField(properties: RecipientFieldProperties) {
  const { value, onChange, lostName, ...field } = properties;
  const { data: rows } = useQuery(useData().peopleRows$);
  const people = personOptions(rows);
  const isLost = lostName !== undefined && people.every(({ id }) => id !== value.personId);
  const options = [...people];
  if (value.newName)
    options.push({ id: newPersonId, label: value.newName, detail: text('New person') });
  else if (isLost && value.personId)
    options.push({ id: value.personId, label: lostName || text('Unknown') });
  if (options.every(({ label }) => label !== somebody)) {
    options.push({ id: somebodyId, label: somebody, detail: text('Decide later') });
  }
  const choose = (id: string | null) => {
    if (id === somebodyId) onChange({ personId: '', newName: somebody });
    else if (id !== newPersonId) onChange({ personId: id ?? '', newName: '' });
  };
  return (
    <ComboBox
      {...field}
      label={giftItemLabels.personId}
      isRequired
      options={options}
      value={value.newName ? newPersonId : value.personId || null}
      onChange={choose}
      onCreate={(newName) => onChange({ personId: '', newName })}
      placeholder={text('Who is it for?')}
      emptyText={text('Nobody found. Type a name to add someone new.')}
    />
  );
}
