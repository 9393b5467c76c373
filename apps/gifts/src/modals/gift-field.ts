import { giftItemLabels } from '@evergift/data';
import { createModalField } from '@evergift/forms';
import type { SharedGiftValues } from './gift-form-values.ts';

/** A field of a gift, in the forms that add and edit one. */
export const GiftField = createModalField<SharedGiftValues>(giftItemLabels);
