import type { PersonFields } from '@evergift/data';
import { text } from '@evergift/language';
import { Disclosure } from '@evergift/ui/disclosure';
import { Stack } from '@evergift/ui/layout';
import { MoneyField } from '@evergift/ui/money-field';
import { TextArea } from '@evergift/ui/text-area';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { PersonField } from './person-field.ts';

const texts = [
  { name: 'likes', placeholder: text('Strong coffee, her garden, anything blue') },
  { name: 'sizes', placeholder: text('Shoes 38, ring 52') },
  { name: 'avoids', placeholder: text('Scarves, perfume, nuts') },
] as const;
const names = ['likes', 'sizes', 'avoids', 'yearlyBudget'] as const;

/** What helps to choose a present; folded away while none of it is filled in. */
export function PresentFields() {
  const values = useWatch<PersonFields, typeof names>({ name: names });
  const { errors } = useFormState<PersonFields>();
  const isFilled = values.some((value) => value !== '' && value !== null);
  const [isOpened, setOpened] = useState(isFilled);
  const isOpen = isOpened || names.some((name) => errors[name]);

  return (
    <Disclosure
      title={text('Tastes, sizes and budget')}
      variant="bare"
      isOpen={isOpen}
      onOpenChange={setOpened}
      headingLevel={3}
    >
      <Stack>
        {texts.map(({ name, placeholder }) => (
          <PersonField
            key={name}
            as={TextArea}
            name={name}
            isOptional
            rows={2}
            placeholder={placeholder}
          />
        ))}
        <PersonField
          as={MoneyField}
          name="yearlyBudget"
          description={text('For all their presents in a calendar year')}
          emptyValue={null}
          isOptional
        />
      </Stack>
    </Disclosure>
  );
}
