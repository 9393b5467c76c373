import { equal, eventTitle, type GiftEvent } from '@evergift/data';
import { PeopleIndex } from '@evergift/data/reading';
import { useData, useObservable, useQuery } from '@evergift/data/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Path, PathValue } from 'react-hook-form';
import type { NewGiftValues } from '../gift-form-values.ts';
import { fillFields, ownRecipient } from './line-fields.ts';
import type { LineState } from './line-fields.ts';
import { EventsIndex } from '../../capture/reading/events-index.ts';
import type { CapturedLine } from '../../capture/reading/captured-line.ts';
import { readLine } from '../../capture/reading/read-line.ts';
import type { CaptureContext } from '../../capture/reading/read-line.ts';

/** What is read here of the form: nothing else renders the line. */
const lineFields = ['name', 'recipient', 'alsoFor', 'status', 'line'] as const;

type Names = Pick<CaptureContext, 'people' | 'arePeopleComplete' | 'events'>;

/** An event as it is stored, and as it is shown: a birthday may be called in the page's language. */
function bothTitles(event: GiftEvent): GiftEvent[] {
  const title = eventTitle(event);
  return title === event.title ? [event] : [event, { ...event, title }];
}

/** Who and what can be named in a line; grows as the data arrives. */
function useNames(): Names {
  const data = useData();
  const { data: people, complete: arePeopleComplete } = useQuery(data.people$);
  const { data: events } = useQuery(data.events$);
  const today = useObservable(data.today$, '');
  const peopleIndex = useMemo(() => new PeopleIndex(people), [people]);
  const eventsIndex = useMemo(
    () => new EventsIndex(events.flatMap(bothTitles), today),
    [events, today],
  );
  return useMemo(
    () => ({ people: peopleIndex, arePeopleComplete, events: eventsIndex }),
    [peopleIndex, arePeopleComplete, eventsIndex],
  );
}

/** Reads the line of a form. The last reading is kept: the event and the render after it ask the same. */
function createLineReader(names: Names): (values: NewGiftValues) => CapturedLine {
  let last: { key: string; said: CapturedLine } | undefined;
  return (values) => {
    const { kept, filled } = values.line;
    const { personId, newName } = ownRecipient(values, filled);
    const key = JSON.stringify([values.name, personId, newName, kept]);
    if (last?.key === key) return last.said;
    const said = readLine(values.name, {
      ...{ ...names, personId, kept },
      hasNewPerson: newName !== '',
    });
    last = { key, said };
    return said;
  };
}

/**
 * Reads the name field of the add form as one line: it fills the other fields with what the
 * line says, and the gift is called what is left over.
 */
export function useGiftLine() {
  const { control, getValues, setValue } = useFormContext<NewGiftValues>();
  useWatch({ control, name: lineFields });
  const values = getValues();
  const names = useNames();
  const read = useMemo(() => createLineReader(names), [names]);
  const said = read(values);

  const change = (changes: Partial<LineState>) => {
    const line = getValues('line');
    const next = { ...line, ...changes };
    if (!equal(next, line)) setValue('line', next);
  };
  const fill = () => {
    const said = read(getValues());
    const { changes, filled: next } = fillFields(said, getValues(), getValues('line').filled);
    for (const [field, value] of Object.entries(changes)) {
      const name = field as Path<NewGiftValues>;
      setValue(name, value as PathValue<NewGiftValues, typeof name>, { shouldDirty: true });
    }
    change({ name: said.name, filled: next });
  };
  // Typing fills in its own event. This is for what else changes what the line says: a draft that
  // is back, people who arrive, another recipient or status.
  const fillLate = useEffectEvent(fill);
  useEffect(() => fillLate(), [said, values.status]);

  return {
    said,
    values,
    isWaiting: !names.arePeopleComplete,
    /** Call it when the line was typed in: fills the other fields in the same render. */
    fill,
    /** Puts phrases back into the name. */
    keep: (phrases: readonly string[]) =>
      change({ kept: [...new Set([...values.line.kept, ...phrases])] }),
  };
}
