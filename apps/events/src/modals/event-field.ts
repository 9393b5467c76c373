import { eventLabels } from '@evergift/data';
import { createModalField } from '@evergift/forms';
import type { EventFormValues } from './event-form-values.ts';

/** A field of an event, in the forms that add and edit one. */
export const EventField = createModalField<EventFormValues>(eventLabels);
