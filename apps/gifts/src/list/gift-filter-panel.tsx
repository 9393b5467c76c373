import { text } from '@evergift/language';
import { formatCalendarDate, giftStageLabels, giftStages } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { FilterChoice, FilterPanel } from '@evergift/forms';
import { memo, useMemo } from 'react';
import { giftSorts } from './gift-filter.ts';
import type { GiftFilter } from './gift-filter.ts';

interface GiftFilterPanelProperties {
  filter: GiftFilter;
  onChange: (next: Partial<GiftFilter>) => void;
}

const all = 'all';

type StatusAndStage = Pick<GiftFilter, 'status' | 'stage'>;

/** The stages of what is purchased are among the statuses: one choice in place of two. */
const statuses: readonly ({ id: string; label: string; detail?: string } & StatusAndStage)[] = [
  { id: all, label: text('Every status'), status: '', stage: undefined },
  { id: 'idea', label: text('Ideas'), status: 'idea', stage: undefined },
  { id: 'purchased', label: text('Purchased'), status: 'purchased', stage: undefined },
  ...giftStages.map((stage) => ({
    id: `stage ${stage}`,
    label: giftStageLabels[stage],
    ...(stage === '' && { detail: text('and nothing more') }),
    status: 'purchased' as const,
    stage,
  })),
];

const chosenOf = (filter: StatusAndStage) =>
  statuses.find(({ status, stage }) => status === filter.status && stage === filter.stage);

interface ChoiceProperties {
  /** '' for all. */
  value: string;
  onChange: (next: Partial<GiftFilter>) => void;
}

// With a thousand people to choose from, these must not render with every letter of a search.
const PersonChoice = memo(function PersonChoice({ value, onChange }: ChoiceProperties) {
  const { data: people } = useQuery(useData().peopleRows$);
  const options = useMemo(
    () => [
      { id: all, label: text('Everybody') },
      ...people.map(({ id, label }) => ({ id, label })),
    ],
    [people],
  );
  return (
    <FilterChoice
      label={text('Person')}
      all={all}
      options={options}
      value={value || all}
      onChange={(id) => onChange({ personId: id === all ? '' : id })}
    />
  );
});

const EventChoice = memo(function EventChoice({ value, onChange }: ChoiceProperties) {
  const { data: events } = useQuery(useData().eventRows$);
  const options = useMemo(
    () => [
      { id: all, label: text('Every event') },
      ...events.map(({ id, title, event }) => ({
        id,
        label: title,
        detail: formatCalendarDate(event.date),
      })),
    ],
    [events],
  );
  return (
    <FilterChoice
      label={text('Event')}
      all={all}
      options={options}
      value={value || all}
      onChange={(id) => onChange({ eventId: id === all ? '' : id })}
    />
  );
});

/** Which filters are set, by the names of what they choose; 'Unknown' for what is not there. */
function useSetFilters({ filter, onChange }: GiftFilterPanelProperties) {
  const data = useData();
  const { data: people } = useQuery(data.peopleRows$);
  const { data: events } = useQuery(data.eventRows$);
  const { status, personId, eventId } = filter;
  const person = people.find(({ id }) => id === personId)?.label ?? text('Unknown');
  const event = events.find(({ id }) => id === eventId)?.title ?? text('Event Not Found');
  return [
    ...(status
      ? [
          {
            id: 'status',
            label: chosenOf(filter)?.label ?? status,
            onRemove: () => onChange({ status: '', stage: undefined }),
          },
        ]
      : []),
    ...(personId
      ? [{ id: 'person', label: person, onRemove: () => onChange({ personId: '' }) }]
      : []),
    ...(eventId ? [{ id: 'event', label: event, onRemove: () => onChange({ eventId: '' }) }] : []),
  ];
}

/** Search, filters by status, person and event, and sort; newest has its own order. */
export function GiftFilterPanel(properties: GiftFilterPanelProperties) {
  const { filter, onChange } = properties;
  const { data: summary, complete } = useQuery(useData().summary$);
  const set = useSetFilters(properties);
  return (
    <FilterPanel
      set={set}
      isHidden={complete && summary.gifts.total === 0}
      filter={filter}
      onChange={onChange}
      searchLabel={text('Search gift items')}
      placeholder={text('search gifts...')}
      sorts={giftSorts}
      undirectedSort="newest"
      filters={
        <>
          <FilterChoice
            label={text('Status')}
            all={all}
            options={statuses}
            value={chosenOf(filter)?.id ?? all}
            onChange={(chosen) => {
              const next = statuses.find(({ id }) => id === chosen);
              if (next) onChange({ status: next.status, stage: next.stage });
            }}
          />
          <PersonChoice value={filter.personId} onChange={onChange} />
          <EventChoice value={filter.eventId} onChange={onChange} />
        </>
      }
    />
  );
}
