import { newGiftItemSchema } from '@evergift/data';
import { schemaResolver } from '@evergift/forms';
import { newGiftInput } from './gift-form-values.ts';
import type { NewGiftValues } from './gift-form-values.ts';

/** Validates a new gift; a person who exists and somebody new are one field here. */
export const newGiftResolver = schemaResolver<NewGiftValues>(newGiftItemSchema, {
  toInput: newGiftInput,
  fieldOf: (field) =>
    field === 'personId' || field === 'newPerson' ? 'recipient' : (field as keyof NewGiftValues),
});
