import { Avatar } from '@evergift/ui/avatar';
import { Card } from '@evergift/ui/card';
import { Checkbox } from '@evergift/ui/checkbox';
import { ComboBox } from '@evergift/ui/combo-box';
import { DateField } from '@evergift/ui/date-field';
import { Disclosure } from '@evergift/ui/disclosure';
import { CardGrid, Stack } from '@evergift/ui/layout';
import { MoneyField } from '@evergift/ui/money-field';
import { NumberField } from '@evergift/ui/number-field';
import { PageHeader } from '@evergift/ui/page-header';
import { Select } from '@evergift/ui/select';
import { Switch } from '@evergift/ui/switch';
import { TagPicker } from '@evergift/ui/tag-picker';
import { TextArea } from '@evergift/ui/text-area';
import { TextField } from '@evergift/ui/text-field';
import { useState } from 'react';
import { people } from './samples.ts';

const statuses = [
  { id: 'idea', label: 'Idea' },
  { id: 'purchased', label: 'Purchased' },
] as const;

export function FieldsSheet() {
  const [options, setOptions] = useState(() =>
    people.map((person) => ({
      id: person.id,
      label: person.name,
      detail: person.relationship,
      media: <Avatar name={person.name} seed={person.id} size="small" />,
    })),
  );
  const [name, setName] = useState('');
  const [notes, setNotes] = useState('');
  const [birthday, setBirthday] = useState('1991-11-20');
  const [date, setDate] = useState('');
  const [cost, setCost] = useState(123450);
  const [budget, setBudget] = useState<number | null>(null);
  const [count, setCount] = useState<number | null>(2);
  const [status, setStatus] = useState<'idea' | 'purchased'>('idea');
  const [recipient, setRecipient] = useState<string | null>(null);
  const [who, setWho] = useState<string[]>(['p1', 'p4', 'p3', 'gone']);
  const [isRecurring, setIsRecurring] = useState(true);
  const [isDark, setIsDark] = useState(false);
  const create = (label: string) => {
    const id = `new-${label}`;
    setOptions([
      ...options,
      { id, label, detail: '', media: <Avatar name={label} seed={id} size="small" /> },
    ]);
    return id;
  };
  return (
    <>
      <PageHeader title="Fields" back={{ href: '?page=home', label: 'Parts' }} />
      <CardGrid columnWidth="20rem">
        <Card>
          <Stack>
            <TextField label="Name" value={name} onChange={setName} placeholder="Who is it for?" />
            <TextField
              label="Link"
              value="not a link"
              onChange={() => {}}
              isOptional
              errorMessage="Only links that begin with http or https can be kept."
            />
            <TextField
              label="Email"
              value="ana@example.com"
              onChange={() => {}}
              isDisabled
              description="It cannot be changed here."
            />
            <TextArea label="Notes" value={notes} onChange={setNotes} isOptional />
            <Select label="Status" options={statuses} value={status} onChange={setStatus} />
            <Select
              label="Event"
              options={statuses}
              value={null}
              onChange={() => {}}
              errorMessage="Choose an event."
            />
          </Stack>
        </Card>
        <Card>
          <Stack>
            <DateField
              label="Birthday"
              value={birthday}
              onChange={setBirthday}
              maxDate="2026-11-20"
              isOptional
            />
            <DateField
              label="Date"
              value={date}
              onChange={setDate}
              minDate="2026-11-20"
              isRequired
              errorMessage="Choose a date."
            />
            <MoneyField label="Cost" value={cost} onChange={setCost} />
            <MoneyField
              label="Budget"
              value={budget}
              onChange={setBudget}
              emptyValue={null}
              isOptional
            />
            <NumberField label="How many" value={count} onChange={setCount} minValue={0} />
            <Checkbox label="Every year" value={isRecurring} onChange={setIsRecurring} />
            <Switch label="Dark theme" value={isDark} onChange={setIsDark} />
          </Stack>
        </Card>
        <Card>
          <Stack>
            <ComboBox
              label="Recipient"
              options={options}
              value={recipient}
              onChange={setRecipient}
              onCreate={(label) => setRecipient(create(label))}
              placeholder="Type a name"
            />
            <TagPicker
              label="Participants"
              options={options}
              value={who}
              onChange={setWho}
              onCreate={(label) => setWho([...who, create(label)])}
              placeholder="Add people"
            />
            <Disclosure
              title="show optional fields"
              variant="bare"
              isDefaultOpen={false}
              headingLevel={2}
            >
              <TextField label="URL" value="" onChange={() => {}} />
            </Disclosure>
          </Stack>
        </Card>
      </CardGrid>
    </>
  );
}
