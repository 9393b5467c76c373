import { text } from '@evergift/language';
import { ChevronDown } from 'lucide-react';
import { useContext } from 'react';
import { CalendarStateContext } from 'react-aria-components/Calendar';
import styles from './date-field.module.css';

/** Years before and after the one in sight, where no limit is set: a long life, and plans ahead. */
const YEARS_BACK = 110;
const YEARS_AHEAD = 10;

/** Jumps to another year of the calendar around it: a birthday is many months away. */
export function YearChoice() {
  const state = useContext(CalendarStateContext);
  if (!state) return null;
  const { year } = state.focusedDate;
  const first = state.minValue?.year ?? year - YEARS_BACK;
  const last = state.maxValue?.year ?? year + YEARS_AHEAD;
  const years = Array.from({ length: Math.max(last - first, 0) + 1 }, (_, index) => last - index);
  if (!years.includes(year)) years.push(year);
  return (
    <span className={styles.years}>
      <select
        className={styles.year}
        aria-label={text('Year')}
        value={year}
        onChange={(event) => {
          state.setFocusedDate(state.focusedDate.set({ year: Number(event.target.value) }));
        }}
      >
        {years.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
      <ChevronDown size={14} aria-hidden />
    </span>
  );
}
