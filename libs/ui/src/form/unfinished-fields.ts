import { shownSegments, UNFINISHED_MESSAGE } from '../calendar-date/shown-date.ts';

/** What the fields in a part of the page show that their values do not contain, as they say it. */
export function unfinishedFields(part: Element | null): string[] {
  const inputs = [...(part?.querySelectorAll('input') ?? [])];
  const unread = inputs.filter(({ validity }) => validity.customError);
  const segments = [...(part?.querySelectorAll('[role="spinbutton"]') ?? [])];
  const dates = new Set(segments.map((each) => each.closest<HTMLElement>('[role="group"]')));
  const begun = [...dates].filter((date) => shownSegments(date) === 'some');
  return [
    ...unread.map(({ validationMessage }) => validationMessage),
    ...begun.map(() => UNFINISHED_MESSAGE),
  ];
}
