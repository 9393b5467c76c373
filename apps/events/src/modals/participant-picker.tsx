import { useHost } from '@evergift/contract';
import { useData, useQuery } from '@evergift/data/react';
import { TagPicker } from '@evergift/ui/tag-picker';
import type { TagPickerProps } from '@evergift/ui/tag-picker';
import { useState } from 'react';

type ParticipantPickerProperties = Pick<
  TagPickerProps,
  'value' | 'onChange' | 'onBlur' | 'name' | 'ref' | 'isDisabled' | 'errorMessage'
>;

/** Who takes part; somebody new is added as a person at once (M5, M6). */
export function ParticipantPicker(properties: ParticipantPickerProperties) {
  const data = useData();
  const { notify } = useHost();
  const { data: rows } = useQuery(data.peopleRows$);
  const [created, setCreated] = useState<readonly { id: string; label: string }[]>([]);
  const known = rows.map(({ id, name, label }) => ({
    id,
    label: name,
    ...(label !== name && { detail: label }),
  }));
  const coming = created.filter(({ id }) => !known.some((person) => person.id === id));

  const create = (name: string) => {
    const outcome = data.commands.addPerson({ name });
    setCreated((before) => [...before, { id: outcome.id, label: name }]);
    properties.onChange([...properties.value, outcome.id]);
    const fail = (error: unknown) => {
      notify({ type: 'error', message: 'Error adding new person.', error });
      setCreated((before) => before.filter(({ id }) => id !== outcome.id));
    };
    void outcome.applied.then((applied) => !applied.ok && fail(applied.error));
    void outcome.confirmed.then((error) => error && fail(error));
  };

  return (
    <TagPicker
      {...properties}
      label="Participants"
      isRequired
      options={[...known, ...coming]}
      placeholder="Who is it for?"
      emptyText="Nobody found. Type a name to add someone new."
      onCreate={create}
    />
  );
}
