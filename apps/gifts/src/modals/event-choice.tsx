import { text } from '@evergift/language';
import { formatCalendarDate, missingEventTitle } from '@evergift/data';
import type { EventRow } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { Select } from '@evergift/ui/select';
import type { SelectProps } from '@evergift/ui/select';

interface EventChoiceProperties extends Pick<
  SelectProps,
  'label' | 'onBlur' | 'name' | 'ref' | 'isDisabled' | 'errorMessage'
> {
  /** What is chosen: the event of a purchase, or the one that an idea is planned for. */
  field: 'eventId' | 'plannedEventId';
  /** `''` for no event. */
  value: string;
  onChange: (eventId: string) => void;
  /** Whose events to come are offered. */
  personId: string;
  /** Offer this event and no other: the form was opened from its page. */
  onlyEventId?: string | undefined;
  /** An event that stays among the choices although it has passed. */
  keptEventId?: string | undefined;
}

const none = 'none';
const noneLabels = { eventId: text('No event'), plannedEventId: text('Not planned yet') };

const optionOf = ({ id, title, event }: EventRow) => ({
  id,
  label: title,
  detail: formatCalendarDate(event.date),
});

/** Which event a purchase is for, or an idea is planned for. */
export function EventChoice(properties: EventChoiceProperties) {
  const { field: kind, value, onChange, personId, ...others } = properties;
  const { onlyEventId = '', keptEventId = '', ...field } = others;
  const data = useData();
  const { data: upcoming } = useQuery(data.upcomingEvents$(personId));
  const { data: fixed, complete } = useQuery(data.event$(onlyEventId || keptEventId));
  const offered = onlyEventId ? [] : upcoming.filter(({ id }) => id !== fixed?.id);
  const choices = [...(fixed ? [fixed] : []), ...offered].map(optionOf);
  const isMissing = complete && value !== '' && choices.every(({ id }) => id !== value);
  return (
    <Select
      {...field}
      isOptional
      options={[
        { id: none, label: noneLabels[kind] },
        ...choices,
        ...(isMissing ? [{ id: value, label: missingEventTitle }] : []),
      ]}
      value={value || none}
      onChange={(id) => onChange(id === none ? '' : id)}
    />
  );
}
