import { text } from '@evergift/language';
import { Disclosure } from '@evergift/ui/disclosure';
import { CardGrid } from '@evergift/ui/layout';
import { Select } from '@evergift/ui/select';
import { ToggleGroup } from '@evergift/ui/toggle-group';
import type { EventField } from '../entries/event-columns.ts';
import type { GiftField } from '../entries/gift-columns.ts';
import type { TableKind } from '../table-kind.ts';
import type { PeopleField } from '../table/people-columns.ts';
import type { ChosenTable } from './use-import.ts';

const people: Readonly<Record<PeopleField, string>> = {
  name: text('Name'),
  givenName: text('First name'),
  familyName: text('Last name'),
  birthday: text('Birthday'),
  nickname: text('Nickname'),
  relationship: text('Relationship'),
  notes: text('Notes'),
};
const events: Readonly<Record<EventField, string>> = {
  title: text('Title'),
  date: text('Date'),
  people: text('Participants'),
  budget: text('Budget'),
  type: text('Type'),
  notes: text('Notes'),
};
const gifts: Readonly<Record<GiftField, string>> = {
  name: text('Name'),
  recipient: text('Recipient'),
  event: text('Event'),
  price: text('Price'),
  estimate: text('Estimated cost'),
  status: text('Idea or purchased'),
  url: text('Link'),
  notes: text('Notes'),
};
const labels: Readonly<Record<TableKind, Readonly<Record<string, string>>>> = {
  ...{ people, events, gifts },
};
/** The columns that make the table worth importing: where one was not found, the choice is in sight. */
const needed: Readonly<Record<TableKind, readonly string[]>> = {
  people: ['birthday'],
  events: ['title', 'date', 'people'],
  gifts: ['name', 'recipient'],
};
const kinds = [
  { id: 'people', label: text('People') },
  { id: 'events', label: text('Events') },
  { id: 'gifts', label: text('Gifts') },
] as const;
const nowhere = 'none';

interface ColumnChoiceProperties {
  chosen: ChosenTable;
  onKind: (kind: TableKind) => void;
  onChange: (chosen: ChosenTable) => void;
}

/** What a table contains, and which column contains what; each with what its first row says. */
export function ColumnChoice({ chosen, onKind, onChange }: ColumnChoiceProperties) {
  const { table, reading } = chosen;
  const { kind, columns } = reading;
  const example = (index: number) => table.rows[0]?.cells[index]?.trim() || undefined;
  const options = [
    { id: nowhere, label: text('Not in this file') },
    ...table.columns.map((label, index) => ({ id: String(index), label, detail: example(index) })),
  ];
  const choose = (field: string, id: string) => {
    const { [field]: _, ...others } = columns;
    const changed = id === nowhere ? others : { ...others, [field]: Number(id) };
    // Other dates are another question.
    const isDate = field === 'birthday' || field === 'date';
    const { dateOrder } = isDate ? {} : reading;
    onChange({ table, reading: { kind, columns: changed, dateOrder } });
  };
  return (
    <>
      <ToggleGroup
        label={text('What is in this table')}
        isWide
        options={kinds}
        value={kind}
        onChange={onKind}
      />
      <Disclosure
        key={kind}
        variant="bare"
        headingLevel={3}
        title={text('Columns')}
        isDefaultOpen={needed[kind].some((field) => columns[field] === undefined)}
      >
        <CardGrid columnWidth="9rem" gap="tight">
          {Object.entries(labels[kind]).map(([field, label]) => (
            <Select
              key={field}
              label={label}
              options={options}
              value={String(columns[field] ?? nowhere)}
              onChange={(id) => choose(field, id)}
            />
          ))}
        </CardGrid>
      </Disclosure>
    </>
  );
}
