import type { Notice } from '@evergift/contract';
import type { FieldErrors } from 'react-hook-form';
import type { EventFormValues } from './event-form-values.ts';

/**
 * What is said about an event that cannot be added yet; nothing about what the field itself
 * explains, such as a title that is too long.
 */
export function invalidEventNotice(
  { title, date, people }: EventFormValues,
  errors: FieldErrors<EventFormValues>,
): Notice | undefined {
  if (!title.trim() || !date || people.length === 0) {
    return {
      type: 'warning',
      title: 'Missing Fields',
      message: 'Please fill out all required fields.',
    };
  }
  if (!errors.date) return undefined;
  return { type: 'warning', title: 'Invalid Date', message: 'Invalid date. Please try again.' };
}
