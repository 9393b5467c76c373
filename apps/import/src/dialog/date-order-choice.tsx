import { formatCalendarDate } from '@evergift/data';
import { text } from '@evergift/language';
import { Select } from '@evergift/ui/select';
import type { DateOrder } from '../table/written-date.ts';
import type { ChosenTable } from './use-import.ts';

interface DateOrderChoiceProperties {
  chosen: ChosenTable;
  onChange: (chosen: ChosenTable) => void;
}

/** Asks once for all dates of a file how they are meant, by one that has two readings. */
export function DateOrderChoice({ chosen, onChange }: DateOrderChoiceProperties) {
  const { table, reading, question } = chosen;
  if (!question) return null;
  const { line, text: date, readings } = question;
  const option = (id: DateOrder) => ({ id, label: formatCalendarDate(readings[id], 'long') });
  return (
    <Select
      label={text('Which day is “{date}” in line {line}?', { date, line: String(line) })}
      description={text('It can be read in two ways. Your answer goes for all dates of this file.')}
      options={[option('month-first'), option('day-first')]}
      value={reading.dateOrder ?? null}
      onChange={(dateOrder) => onChange({ table, reading: { ...reading, dateOrder } })}
      isRequired
    />
  );
}
