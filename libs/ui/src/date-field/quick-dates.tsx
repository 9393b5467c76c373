import { use } from 'react';
import { Button } from 'react-aria-components/DatePicker';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import type { IsoDate } from '../calendar-date/calendar-date.ts';
import styles from './date-field.module.css';

export interface QuickDate {
  /** How a person names it: 'In 3 weeks'. */
  label: string;
  date: IsoDate;
}

interface QuickDatesProps {
  dates: readonly QuickDate[];
  onChoose: (date: IsoDate) => void;
}

/** Days below the month of a date field, one press each; the press closes it. */
export function QuickDates({ dates, onChoose }: QuickDatesProps) {
  const picker = use(OverlayTriggerStateContext);
  return (
    <div className={styles.quickDates}>
      {dates.map(({ label, date }) => (
        <Button
          key={label}
          slot={null}
          className={styles.quickDate as string}
          onPress={() => {
            onChoose(date);
            picker?.close();
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
