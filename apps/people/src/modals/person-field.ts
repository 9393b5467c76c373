import { personLabels } from '@evergift/data';
import type { PersonFields } from '@evergift/data';
import { createModalField } from '@evergift/forms';

/** A field of a person, in the forms that add and edit one. */
export const PersonField = createModalField<PersonFields>(personLabels);
