import { personLabels } from '@evergift/data';
import type { PersonFields } from '@evergift/data';
import { FormField } from '@evergift/forms';
import { Disclosure } from '@evergift/ui/disclosure';
import { Stack } from '@evergift/ui/layout';
import { MoneyField } from '@evergift/ui/money-field';
import { TextArea } from '@evergift/ui/text-area';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';

const texts = [
  { name: 'likes', placeholder: 'Strong coffee, her garden, anything blue' },
  { name: 'sizes', placeholder: 'Shoes 38, ring 52' },
  { name: 'avoids', placeholder: 'Scarves, perfume, nuts' },
] as const;
const names = ['likes', 'sizes', 'avoids', 'yearlyBudget'] as const;

interface PresentFieldsProperties {
  control: Control<PersonFields>;
  isDisabled: boolean;
}

/** What helps to choose a present; folded away while none of it is filled in. */
export function PresentFields({ control, isDisabled }: PresentFieldsProperties) {
  const values = useWatch({ control, name: names });
  const { errors } = useFormState({ control });
  const isFilled = values.some((value) => value !== '' && value !== null);
  const [isOpened, setOpened] = useState(isFilled);
  const isOpen = isOpened || names.some((name) => errors[name]);

  return (
    <Disclosure
      title="Tastes, sizes and budget"
      variant="bare"
      isOpen={isOpen}
      onOpenChange={setOpened}
      headingLevel={3}
    >
      <Stack>
        {texts.map(({ name, placeholder }) => (
          <FormField
            key={name}
            as={TextArea}
            control={control}
            name={name}
            label={personLabels[name]}
            isOptional
            rows={2}
            placeholder={placeholder}
            isDisabled={isDisabled}
          />
        ))}
        <FormField
          as={MoneyField}
          control={control}
          name="yearlyBudget"
          label={personLabels.yearlyBudget}
          description="For all their presents in a calendar year"
          emptyValue={null}
          isOptional
          isDisabled={isDisabled}
        />
      </Stack>
    </Disclosure>
  );
}
