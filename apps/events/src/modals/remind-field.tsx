import { leadTimesText, leadTimeText, limits } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { text } from '@evergift/language';
import { LeadTimesField } from '@evergift/ui/lead-times-field';
import { ToggleGroup } from '@evergift/ui/toggle-group';
import styles from './remind-field.module.css';

type Way = 'usual' | 'own' | 'never';

const ways: readonly { id: Way; label: string }[] = [
  { id: 'usual', label: text('As usual') },
  { id: 'own', label: text('Own times') },
  { id: 'never', label: text('Never') },
];

export interface RemindFieldProperties {
  label: string;
  /** Days before the event; none for never, null for the person's own. */
  value: readonly number[] | null;
  onChange: (value: readonly number[] | null) => void;
  isDisabled?: boolean | undefined;
}

const wayOf = (value: RemindFieldProperties['value']): Way => {
  if (value === null) return 'usual';
  return value.length > 0 ? 'own' : 'never';
};

/** When to remind of an event: as of every event, at times of its own, or never. */
export function RemindField({ label, value, onChange, isDisabled }: RemindFieldProperties) {
  const { data: settings } = useQuery(useData().settings$);
  const choose = (way: Way) => {
    if (way === 'usual') onChange(null);
    else if (way === 'never') onChange([]);
    else onChange(settings.remindDays.length > 0 ? settings.remindDays : [7]);
  };
  const way = wayOf(value);
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <ToggleGroup
        label={label}
        options={ways}
        value={way}
        onChange={choose}
        isDisabled={isDisabled}
      />
      {way === 'own' ? (
        <LeadTimesField
          label={text('Before it')}
          value={value ?? []}
          onChange={onChange}
          format={leadTimeText}
          most={limits.reminders}
          longest={limits.reminderDays}
          isDisabled={isDisabled}
        />
      ) : (
        <p className={styles.note}>
          {way === 'usual' &&
            text('As for all events: {times}.', { times: leadTimesText(settings.remindDays) })}
        </p>
      )}
    </div>
  );
}
