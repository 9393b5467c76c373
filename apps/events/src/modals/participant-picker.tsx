import { createId } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { personOptions } from '@evergift/forms';
import { text } from '@evergift/language';
import { TagPicker } from '@evergift/ui/tag-picker';
import type { TagPickerProps } from '@evergift/ui/tag-picker';
import type { NewPerson } from './event-form-values.ts';

interface ParticipantPickerProperties extends Pick<
  TagPickerProps,
  'label' | 'value' | 'onChange' | 'onBlur' | 'name' | 'ref' | 'isDisabled' | 'errorMessage'
> {
  /** Those who were typed in here and are added with the event. */
  newPeople: readonly NewPerson[];
  onCreate: (person: NewPerson) => void;
}

/** Who takes part; somebody new is added when the event is saved, not before. */
export function ParticipantPicker({ newPeople, onCreate, ...field }: ParticipantPickerProperties) {
  const { data: rows } = useQuery(useData().peopleRows$);
  const typed = newPeople
    .filter(({ id }) => field.value.includes(id) && rows.every((row) => row.id !== id))
    .map(({ id, name }) => ({ id, label: name, detail: text('New person') }));

  const create = (name: string) => {
    const id = createId();
    onCreate({ id, name });
    field.onChange([...field.value, id]);
  };

  return (
    <TagPicker
      {...field}
      isRequired
      options={[...personOptions(rows), ...typed]}
      placeholder={text('Who is it for?')}
      emptyText={text('Nobody found. Type a name to add someone new.')}
      onCreate={create}
    />
  );
}
