import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openGifts } from '../test-data/gifts.ts';
import { bookmarkletOf } from './capture-help-modal.tsx';

test('Q2 the bookmark opens Evergift with the title, the selection and the address of a page', () => {
  const open = vi.fn();
  const script = bookmarkletOf('https://evergift.example').replace(/^javascript:/, '');
  const page = {
    document: { title: 'Cups & "more" #1' },
    getSelection: () => '50% off',
    location: { href: 'https://shop.example/?a=1&b=2' },
    ...{ open, URLSearchParams, String },
  };
  // The names of the page's objects, as the browser gives them to a bookmark.
  new Function(...Object.keys(page), script)(...Object.values(page));
  const address = new URL(String(open.mock.calls[0]?.[0]));
  expect(address.origin + address.pathname).toBe('https://evergift.example/giftItems');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    title: 'Cups & "more" #1',
    text: '50% off',
    url: 'https://shop.example/?a=1&b=2',
  });
});

test('Q2 it can be dragged and copied; pressed on this page it says so', async () => {
  const { user, openModal, notices } = await openGifts({ at: '/dashboard' });
  await openModal('gift.captureHelp', {});
  const link = screen.getByRole('link', { name: 'Keep in Evergift' });
  expect(link.getAttribute('href')).toBe(bookmarkletOf(window.location.origin));
  await user.click(link);
  expect(notices.at(-1)?.message).toContain('Drag it');
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy its address' }));
  expect(write).toHaveBeenCalledWith(bookmarkletOf(window.location.origin));
});
