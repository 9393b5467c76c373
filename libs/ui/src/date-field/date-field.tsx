import { text } from '@evergift/language';
import type { CalendarDate } from '@internationalized/date';
import { CalendarDays, X } from 'lucide-react';
import {
  type ClipboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import {
  Button,
  DateInput,
  DatePicker,
  DateSegment,
  Group,
  Popover,
} from 'react-aria-components/DatePicker';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Dialog } from 'react-aria-components/Modal';
import {
  type IsoDate,
  toCalendarDate,
  toIsoDate,
  UNFINISHED_DATE,
} from '../calendar-date/calendar-date.ts';
import { classNames } from '../class-names/class-names.ts';
import { FieldLabel, FieldNotes } from '../field/field-parts.tsx';
import { ariaFieldProps, type FieldProps } from '../field/field-props.ts';
import fieldStyles from '../field/field.module.css';
import { ClosedByBack } from '../popover/closed-by-back.ts';
import popoverStyles from '../popover/popover.module.css';
import styles from './date-field.module.css';
import { MonthCalendar } from './month-calendar.tsx';
import { QuickDates } from './quick-dates.tsx';
import type { QuickDate } from './quick-dates.tsx';
import { rangeMessage } from './range-message.ts';
import { inFullYears, readDate } from './read-date.ts';
import { shownDate, shownSegments, UNFINISHED_MESSAGE } from '../calendar-date/shown-date.ts';
import { useSegmentKeys } from './use-segment-keys.ts';

export { UNFINISHED_DATE };

export interface DateFieldProps extends FieldProps {
  /** 'YYYY-MM-DD', or '' for no date. A text that is no real date shows as no date. */
  value: IsoDate;
  /**
   * 'YYYY-MM-DD' once the date is complete, '' when it was cleared, `UNFINISHED_DATE` when the field
   * is left with a part of a date in it.
   */
  onChange: (date: IsoDate) => void;
  /** The earliest day that can be chosen; one typed before it is marked as wrong on leaving. */
  minDate?: IsoDate | undefined;
  /** The latest day that can be chosen. */
  maxDate?: IsoDate | undefined;
  /** Days that are often meant, offered with the month: 'In 3 weeks'. */
  quickDates?: readonly QuickDate[] | undefined;
  /** Can be focused (the first segment), so that a form can focus its first error. */
  ref?: Ref<{ focus: () => void }>;
}

/**
 * A calendar date: typed by segment, picked from a month, or pasted in figures. It shows the order
 * of the user's locale and never knows a time zone. A year of two figures becomes a full one on
 * leaving.
 */
export function DateField(props: DateFieldProps) {
  const { value, onChange, minDate = '', maxDate = '', quickDates = [], ref } = props;
  const group = useRef<HTMLDivElement>(null);
  const focusFirst = () =>
    group.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
  useImperativeHandle(ref, () => ({ focus: focusFirst }));
  const min = toCalendarDate(minDate);
  const max = toCalendarDate(maxDate);
  const { locale } = useLocale();
  const [isEditing, setIsEditing] = useState(false);
  const [hasLeft, setHasLeft] = useState(false);
  // Not while typing: on the way to 2026 every year is too early.
  const beyond = isEditing ? null : rangeMessage(value, minDate, maxDate, locale);
  const unfinished = !isEditing && value === UNFINISHED_DATE ? UNFINISHED_MESSAGE : null;
  const errorMessage = unfinished ?? props.errorMessage ?? beyond ?? undefined;
  const isClearable = !props.isRequired && !props.isDisabled;

  const change = (date: CalendarDate | null) => onChange(date ? toIsoDate(date) : '');
  /** Yields what the segments show, which before leaving may be more than has been yielded. */
  const settle = () => {
    const shown = shownDate(group.current);
    const date = shown === UNFINISHED_DATE ? shown : (inFullYears(shown, maxDate) ?? shown);
    if (date !== value) onChange(date);
  };
  const pressKey = useSegmentKeys(settle);
  const changeFocus = (isFocused: boolean) => {
    setIsEditing(isFocused);
    if (isFocused) return;
    const shown = shownSegments(group.current);
    if (shown === 'some') onChange(UNFINISHED_DATE);
    // All of them make a date, which may be on its way: an impossible day becomes the month's last.
    else if (shown === 'none' && value === UNFINISHED_DATE) onChange('');
    setHasLeft(true);
  };
  const expand = useEffectEvent(() => {
    const meant = inFullYears(value, maxDate);
    if (meant !== null) onChange(meant);
  });
  useEffect(() => {
    if (hasLeft && !isEditing) expand();
  }, [hasLeft, isEditing, value]);
  const paste = (event: ClipboardEvent) => {
    const date = readDate(event.clipboardData.getData('text'), locale);
    if (!date || props.isDisabled) return;
    event.preventDefault();
    change(date);
  };

  return (
    <DatePicker<CalendarDate>
      {...ariaFieldProps({ ...props, errorMessage })}
      onFocusChange={changeFocus}
      className={fieldStyles.field as string}
      value={toCalendarDate(value)}
      onChange={change}
      granularity="day"
      shouldForceLeadingZeros
      {...(min && { minValue: min })}
      {...(max && { maxValue: max })}
    >
      <FieldLabel {...props} />
      <Group
        ref={group}
        className={classNames(fieldStyles.control, styles.group)}
        onPaste={paste}
        onKeyDownCapture={pressKey}
      >
        <DateInput className={styles.input as string}>
          {(segment) => <DateSegment segment={segment} className={styles.segment as string} />}
        </DateInput>
        {isClearable && value !== '' && (
          <Button
            slot={null}
            className={fieldStyles.clear as string}
            aria-label={text('Clear {label}', { label: props.label })}
            onPress={({ pointerType }) => {
              change(null);
              // The button is gone now. A finger gets no keyboard that it did not ask for.
              if (pointerType !== 'touch') focusFirst();
            }}
          >
            <X size={16} aria-hidden />
          </Button>
        )}
        <Button className={fieldStyles.clear as string}>
          <CalendarDays size={18} aria-hidden />
        </Button>
      </Group>
      <FieldNotes {...props} errorMessage={errorMessage} />
      <ClosedByBack />
      <Popover className={popoverStyles.popover as string} offset={6}>
        <Dialog>
          <MonthCalendar />
          {quickDates.length > 0 && <QuickDates dates={quickDates} onChoose={onChange} />}
        </Dialog>
      </Popover>
    </DatePicker>
  );
}
