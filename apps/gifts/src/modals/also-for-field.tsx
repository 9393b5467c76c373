import { text } from '@evergift/language';
import { giftItemLabels } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { personOptions } from '@evergift/forms';
import { TagPicker } from '@evergift/ui/tag-picker';
import type { TagPickerProps } from '@evergift/ui/tag-picker';
import { ToggleChips } from '@evergift/ui/toggle-chips';
import { useState } from 'react';

interface AlsoForProperties extends Pick<TagPickerProps, 'value' | 'onChange' | 'isDisabled'> {
  /** Whom the gift is for in the first place; never offered. */
  recipientId: string;
}

/** Who shares the present, found by typing. */
export function AlsoForField({
  recipientId,
  ...field
}: AlsoForProperties & Pick<TagPickerProps, 'label' | 'onBlur' | 'name' | 'ref' | 'errorMessage'>) {
  const { data: rows } = useQuery(useData().peopleRows$);
  const options = personOptions(rows.filter(({ id }) => id !== recipientId));
  return (
    <TagPicker
      {...field}
      isOptional
      options={options}
      placeholder={text('Who shares it?')}
      emptyText={text('Nobody found.')}
    />
  );
}

/**
 * Those who most likely share the present, one press each, and who was picked before. Who is picked
 * no more keeps the chip, which has the focus of the press.
 */
export function AlsoForChips({ recipientId, value, onChange, isDisabled }: AlsoForProperties) {
  const data = useData();
  const { data: likely } = useQuery(data.likelySharers$(recipientId));
  const { data: people } = useQuery(data.peopleRows$);
  const [everPicked, setEverPicked] = useState(value);
  const added = value.filter((id) => !everPicked.includes(id));
  if (added.length > 0) setEverPicked([...everPicked, ...added]);
  const picked = people.filter(
    ({ id }) =>
      everPicked.includes(id) && id !== recipientId && likely.every((row) => row.id !== id),
  );
  const options = [...likely, ...picked].map(({ id, label }) => ({ id, label }));
  if (options.length === 0) return null;
  return (
    <ToggleChips label={giftItemLabels.alsoFor} {...{ options, value, onChange, isDisabled }} />
  );
}
