import type { PeopleColumns, PeopleField, Table } from '@evergift/data';
import { Disclosure } from '@evergift/ui/disclosure';
import { CardGrid } from '@evergift/ui/layout';
import { Select } from '@evergift/ui/select';

const labels: Readonly<Record<PeopleField, string>> = {
  name: 'Name',
  givenName: 'First name',
  familyName: 'Last name',
  birthday: 'Birthday',
  nickname: 'Nickname',
  relationship: 'Relationship',
  notes: 'Notes',
};
const fields = Object.keys(labels) as PeopleField[];
const nowhere = 'none';

interface ColumnChoiceProperties {
  table: Table;
  columns: PeopleColumns;
  onChange: (columns: PeopleColumns) => void;
}

/** Which column of a table holds what; each with what its first row says (I2). */
export function ColumnChoice({ table, columns, onChange }: ColumnChoiceProperties) {
  const example = (index: number) => table.rows[0]?.cells[index]?.trim() || undefined;
  const options = [
    { id: nowhere, label: 'Not in this file' },
    ...table.columns.map((label, index) => ({ id: String(index), label, detail: example(index) })),
  ];
  const choose = (field: PeopleField, id: string) => {
    const { [field]: _, ...others } = columns;
    onChange(id === nowhere ? others : { ...others, [field]: Number(id) });
  };
  return (
    <Disclosure variant="bare" headingLevel={3} title="Columns">
      <CardGrid columnWidth="12rem" gap="tight">
        {fields.map((field) => (
          <Select
            key={field}
            label={labels[field]}
            options={options}
            value={String(columns[field] ?? nowhere)}
            onChange={(id) => choose(field, id)}
          />
        ))}
      </CardGrid>
    </Disclosure>
  );
}
