import { PeopleIndex } from '@evergift/data/reading';
import { useData, useObservable, useQuery } from '@evergift/data/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Path, PathValue } from 'react-hook-form';
import type { NewGiftValues } from '../modals/gift-form-values.ts';
import { fillFields, ownRecipient } from './line-fields.ts';
import type { LineState } from './line-fields.ts';
import { EventsIndex } from './reading/events-index.ts';
import { readLine } from './reading/read-line.ts';

/** Who and what can be named in a line; grows as the data arrives. */
function useNames() {
  const data = useData();
  const { data: people, complete } = useQuery(data.people$);
  const { data: events } = useQuery(data.events$);
  const today = useObservable(data.today$, '');
  return {
    people: useMemo(() => new PeopleIndex(people), [people]),
    arePeopleComplete: complete,
    events: useMemo(() => new EventsIndex(events, today), [events, today]),
  };
}

/**
 * Reads the name field of the add form as one line: it fills the other fields with what the
 * line says, and the gift is called what is left over.
 */
export function useGiftLine() {
  const { control, getValues, setValue } = useFormContext<NewGiftValues>();
  const values = useWatch({ control }) as NewGiftValues;
  const { people, arePeopleComplete, events } = useNames();
  const { kept, filled } = values.line;
  const { personId, newName } = ownRecipient(values, filled);
  // The form copies its values, so a list that says the same is another one each time.
  const keptKey = JSON.stringify(kept);
  const said = useMemo(
    () =>
      readLine(values.name, {
        ...{ people, arePeopleComplete, events, personId },
        hasNewPerson: newName !== '',
        kept: JSON.parse(keptKey) as string[],
      }),
    [values.name, people, arePeopleComplete, events, personId, newName, keptKey],
  );

  const change = (changes: Partial<LineState>) => {
    const line = getValues('line');
    const next = { ...line, ...changes };
    if (JSON.stringify(next) !== JSON.stringify(line)) setValue('line', next);
  };
  const fill = useEffectEvent(() => {
    const { changes, filled: next } = fillFields(said, getValues(), getValues('line').filled);
    for (const [field, value] of Object.entries(changes)) {
      const name = field as Path<NewGiftValues>;
      setValue(name, value as PathValue<NewGiftValues, typeof name>, { shouldDirty: true });
    }
    change({ name: said.name, filled: next });
  });
  useEffect(() => fill(), [said, values.status]);

  return {
    said,
    values,
    isWaiting: !arePeopleComplete,
    /** Puts phrases back into the name. */
    keep: (phrases: readonly string[]) => change({ kept: [...new Set([...kept, ...phrases])] }),
  };
}
