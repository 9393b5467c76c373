import { field } from '@evergift/contract/testing';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openGifts } from '../test-data/gifts.ts';

const share = (values: Record<string, string>) =>
  `/giftItems?${String(new URLSearchParams(values))}`;

describe('Q2 what the address brings', () => {
  test.each([
    [share({ capture: 'lamp for ada ~45' }), 'lamp for ada ~45'],
    [
      share({ title: 'Lamp', text: 'https://shop.example/x', url: '' }),
      'Lamp https://shop.example/x',
    ],
    [share({ title: '', text: '<b>Lamp</b>\nfor Ada' }), '<b>Lamp</b> for Ada'],
    [share({ capture: '' }), ''],
  ])('%s opens the form with it, once, and saves nothing', async (at, line) => {
    const { place, host, pass, data } = await openGifts({ at });
    await pass(2000);
    expect(screen.getByRole('dialog', { name: 'Add Gift Item' })).toBeDefined();
    expect(field('Name').value).toBe(line);
    expect(place.path).toBe('/giftItems');
    expect(host.opened).toHaveLength(1);
    expect(data.exportData().giftItems).toHaveLength(3);
  });

  test('the filter of the list stays', async () => {
    const { place } = await openGifts({ at: '/giftItems?status=idea&capture=lamp' });
    expect(place.path).toBe('/giftItems?status=idea');
  });
});
