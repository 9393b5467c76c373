import type { Notice } from '@evergift/contract';
import type { EventFormValues } from './event-form-values.ts';

/** What is said about an event that cannot be added yet (M5). */
export function invalidEventNotice({ title, date, people }: EventFormValues): Notice {
  if (!title.trim() || !date || people.length === 0) {
    return {
      type: 'warning',
      title: 'Missing Fields',
      message: 'Please fill out all required fields.',
    };
  }
  return { type: 'warning', title: 'Invalid Date', message: 'Invalid date. Please try again.' };
}
