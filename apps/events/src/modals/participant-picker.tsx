import { useHost } from '@evergift/contract';
import { useData, useQuery } from '@evergift/data/react';
import { TagPicker } from '@evergift/ui/tag-picker';
import type { TagPickerProps } from '@evergift/ui/tag-picker';
import { useEffect, useRef, useState } from 'react';

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

  const picked = useRef(properties.value);
  useEffect(() => {
    picked.current = properties.value;
  });

  const create = (name: string) => {
    const outcome = data.commands.addPerson({ name });
    setCreated((before) => [...before, { id: outcome.id, label: name }]);
    properties.onChange([...properties.value, outcome.id]);
    void outcome.confirmed.then((error) => {
      if (!error) return;
      notify({ type: 'error', message: 'Error adding new person.', error });
      setCreated((before) => before.filter(({ id }) => id !== outcome.id));
      properties.onChange(picked.current.filter((id) => id !== outcome.id));
    });
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
