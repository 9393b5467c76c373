import { text } from '@evergift/language';
import { sentence } from '@evergift/language/react';
import { eventTitle, type GiftEvent, labelOf, unknownLabel } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { useDeferredValue } from 'react';
import { useFormContext } from 'react-hook-form';
import { maySayWho } from '../../capture/reading/read-people.ts';
import type { NewGiftValues } from '../gift-form-values.ts';
import { understoodChips } from './understood.ts';
import type { UnderstoodChip } from './understood.ts';
import styles from './understood-chips.module.css';
import type { useGiftLine } from './use-gift-line.ts';

interface ChipsProperties {
  line: ReturnType<typeof useGiftLine>;
  isDisabled: boolean;
}

const titleOf = (event: GiftEvent | undefined) => (event ? eventTitle(event) : unknownLabel);

function useShownNames() {
  const data = useData();
  const { data: people } = useQuery(data.people$);
  const { data: events } = useQuery(data.events$);
  return {
    person: (id: string) => labelOf(people.find((person) => person.id === id)),
    event: (id: string) => titleOf(events.find((event) => event.id === id)),
  };
}

/**
 * What was understood of the line. A press on a chip leads to its field; its cross puts the
 * phrase back into the name.
 */
export function UnderstoodChips({ line, isDisabled }: ChipsProperties) {
  const { setFocus, setValue } = useFormContext<NewGiftValues>();
  const names = useShownNames();
  const { said, values, keep, isWaiting } = line;
  const chips = understoodChips(said, values, names);
  const announced = useDeferredValue(chips.map(({ label }) => label).join('. '));
  const { offeredName } = said;
  const focusName = () => setFocus('name');
  const putBack = ({ phrases }: UnderstoodChip) => {
    keep(phrases);
    focusName();
  };
  const addPerson = (name: string) => {
    const [first = '', ...rest] = name;
    const capital = first.toLocaleUpperCase();
    const written = /\p{Lu}/u.test(capital) ? capital + rest.join('') : `@${name}`;
    const at = values.name.lastIndexOf(name);
    const changed = values.name.slice(0, at) + written + values.name.slice(at + name.length);
    setValue('name', changed, { shouldDirty: true });
    focusName();
  };

  return (
    <>
      <span role="status" className={styles.announced}>
        {announced && text('Understood: {parts}.', { parts: announced })}
      </span>
      {(chips.length > 0 || offeredName || (isWaiting && maySayWho(values.name))) && (
        <ul className={styles.chips} aria-label={text('Understood')}>
          {chips.map((chip) => (
            <Chip key={chip.part} {...{ chip, isDisabled }} onRemove={() => putBack(chip)} />
          ))}
          {offeredName && (
            <li className={styles.offer}>
              <button
                type="button"
                className={styles.text}
                disabled={isDisabled}
                onClick={() => addPerson(offeredName)}
              >
                <span aria-hidden>+</span>{' '}
                {sentence('New person {name}', { name: <bdi>{offeredName}</bdi> })}
              </button>
            </li>
          )}
          {isWaiting && !said.people && (
            <li className={styles.waiting}>{text('Your people have not arrived yet.')}</li>
          )}
        </ul>
      )}
    </>
  );
}

interface ChipProperties {
  chip: UnderstoodChip;
  isDisabled: boolean;
  onRemove: () => void;
}

function Chip({ chip: { label, phrases, field }, isDisabled, onRemove }: ChipProperties) {
  const { setFocus } = useFormContext<NewGiftValues>();
  return (
    <li className={styles.chip}>
      {field ? (
        <button
          type="button"
          className={styles.text}
          disabled={isDisabled}
          title={text('Change')}
          onClick={() => setFocus(field)}
        >
          <bdi>{label}</bdi>
        </button>
      ) : (
        <span className={styles.text}>
          <bdi>{label}</bdi>
        </span>
      )}
      <button
        type="button"
        className={styles.remove}
        disabled={isDisabled}
        aria-label={text('Keep “{phrase}” as text', { phrase: phrases.join(' … ') })}
        onClick={onRemove}
      >
        <svg viewBox="0 0 14 14" width={14} height={14} aria-hidden>
          <path d="M3 3l8 8M11 3l-8 8" fill="none" stroke="currentColor" strokeWidth={1.75} />
        </svg>
      </button>
    </li>
  );
}
