import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/DatePicker';
import { useLocale } from 'react-aria-components/I18nProvider';
import fieldStyles from '../field/field.module.css';
import { useFieldFormats } from '../locale-provider/field-formats.ts';
import styles from './date-field.module.css';
import { YearChoice } from './year-choice.tsx';
import { CalendarDate, DateFormatter, getDayOfWeek } from '@internationalized/date';
import { useContext } from 'react';
import { CalendarStateContext } from 'react-aria-components/Calendar';

/** The name of the month in sight. */
function MonthName() {
  const { locale } = useLocale();
  const state = useContext(CalendarStateContext);
  if (!state) return null;
  const formatter = new DateFormatter(locale, { month: 'long', timeZone: state.timeZone });
  return (
    <span aria-hidden>{formatter.format(state.visibleRange.start.toDate(state.timeZone))}</span>
  );
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const aSunday = new CalendarDate(2023, 1, 1);

/** On which day weeks begin in a region. */
const firstDayOf = (region: string) =>
  weekdays[(7 - getDayOfWeek(aSunday, `en-${region}`)) % 7] ?? 'sun';

/** One month to choose a day from; takes value and limits from the date field around it. */
export function MonthCalendar() {
  const { direction } = useLocale();
  const { region } = useFieldFormats();
  const [Back, Forward] =
    direction === 'rtl' ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  return (
    <Calendar className={styles.calendar as string} firstDayOfWeek={firstDayOf(region)}>
      <header className={styles.month}>
        <Button slot="previous" className={fieldStyles.clear as string}>
          <Back size={18} aria-hidden />
        </Button>
        <span className={styles.when}>
          <MonthName />
          <YearChoice />
        </span>
        <Button slot="next" className={fieldStyles.clear as string}>
          <Forward size={18} aria-hidden />
        </Button>
      </header>
      <CalendarGrid className={styles.grid as string} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className={styles.weekday as string}>{day}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={styles.day as string} />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
