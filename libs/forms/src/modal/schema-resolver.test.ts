import { emptyGiftItem, giftItemSchema } from '@evergift/data';
import { describe, expect, test } from 'vitest';
import { schemaResolver } from './schema-resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false, names: undefined } as never;
const gift = {
  ...emptyGiftItem,
  name: ' Book ',
  status: 'purchased' as const,
  url: 'example.com/x',
  purchasedCost: 50,
};

describe('validating a form with the schema of its command', () => {
  test('hands on the values as the schema cleaned them', async () => {
    const { values, errors } = await schemaResolver(giftItemSchema)(gift, undefined, options);
    expect(values).toEqual({ ...gift, name: 'Book', url: 'https://example.com/x' });
    expect(errors).toEqual({});
  });

  test('says the schema’s first message at each field', async () => {
    const wrong = { ...gift, name: ' ', url: 'javascript:alert(1)' };
    const { errors } = await schemaResolver(giftItemSchema)(wrong, undefined, options);
    expect(errors).toMatchObject({
      name: { message: 'Please fill out all required fields.' },
      url: { message: 'Enter a web address, for example https://example.com.' },
    });
  });

  test('translates a form that is shaped otherwise', async () => {
    const resolve = schemaResolver<{ title: string }>(giftItemSchema, {
      toInput: ({ title }) => ({ ...gift, name: title }),
      fieldOf: (field) => (field === 'name' ? 'title' : (field as 'title')),
    });
    expect(await resolve({ title: '' }, undefined, options)).toMatchObject({
      errors: { title: { type: 'schema' } },
    });
    expect(await resolve({ title: 'x' }, undefined, options)).toMatchObject({
      values: { title: 'x' },
    });
  });
});
