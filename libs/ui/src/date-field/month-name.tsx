import { DateFormatter } from '@internationalized/date';
import { useContext } from 'react';
import { CalendarStateContext } from 'react-aria-components/Calendar';
import { useLocale } from 'react-aria-components/I18nProvider';

/** The name of the month in sight. */
export function MonthName() {
  const { locale } = useLocale();
  const state = useContext(CalendarStateContext);
  if (!state) return null;
  const formatter = new DateFormatter(locale, { month: 'long', timeZone: state.timeZone });
  return (
    <span aria-hidden>{formatter.format(state.visibleRange.start.toDate(state.timeZone))}</span>
  );
}
