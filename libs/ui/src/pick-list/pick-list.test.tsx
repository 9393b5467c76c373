import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PickList } from './pick-list.tsx';

vi.mock('../virtual-options/virtual-options.tsx', () => {
  throw new Error('The network is down');
});

test('a long list is drawn whole where the code for long lists cannot be had', async () => {
  const items = Array.from({ length: 120 }, (_, index) => ({
    id: String(index),
    label: `Contact ${index}`,
  }));
  render(<PickList label="New people" items={items} />);
  await screen.findByRole('listbox');
  expect(document.querySelectorAll('[role=option]')).toHaveLength(120);
});
