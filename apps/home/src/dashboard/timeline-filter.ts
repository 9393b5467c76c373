import { text } from '@evergift/language';
import type { TimelineWindow } from '@evergift/data';

/** The choice that filters nobody out. */
export const everybody = 'everybody';

export interface TimelineFilter {
  window: TimelineWindow;
  /** `''` for everybody. */
  personId: string;
}

const defaultWindow: TimelineWindow = 'this-year';
const windows: readonly string[] = ['30-days', '90-days', 'this-year'];

/** Reads the timeline's filter from the address; what does not fit is the default. */
export function readTimelineFilter(parameters: URLSearchParams): TimelineFilter {
  const window = parameters.get('within') ?? '';
  return {
    window: windows.includes(window) ? (window as TimelineWindow) : defaultWindow,
    personId: parameters.get('person') ?? '',
  };
}

/** The address's parameters for a filter; defaults are left out. */
export function writeTimelineFilter({ window, personId }: TimelineFilter): URLSearchParams {
  const parameters = new URLSearchParams();
  if (window !== defaultWindow) parameters.set('within', window);
  if (personId) parameters.set('person', personId);
  return parameters;
}

/** Whom one can choose; also the person in the address who is not among them, as 'Unknown'. */
export function personChoices(
  people: readonly { id: string; label: string }[],
  chosen: string,
): { id: string; label: string }[] {
  const isStranger = chosen !== '' && !people.some(({ id }) => id === chosen);
  return [
    { id: everybody, label: text('Everybody') },
    ...people.map(({ id, label }) => ({ id, label })),
    ...(isStranger ? [{ id: chosen, label: text('Unknown') }] : []),
  ];
}
