import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { VirtualTimeScheduler } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ToastRegion } from './toast-region.tsx';
import { createToastStore } from './toast-store.ts';
import type { ToastAction } from './toast.ts';

// jsdom has no capture of pointers.
beforeEach(() => {
  Element.prototype.setPointerCapture = vi.fn();
});
afterEach(() => {
  delete (Element.prototype as Partial<Element>).setPointerCapture;
});

function setUp(action?: ToastAction) {
  const scheduler = new VirtualTimeScheduler();
  const store = createToastStore({ scheduler });
  render(<ToastRegion store={store} />);
  act(() => void store.show({ message: 'Saved', duration: 0, ...(action && { action }) }));
  const card = screen.getByText('Saved').closest('li') as HTMLElement;
  const at = (clientX: number, pointerType = 'touch') => ({
    clientX,
    pointerType,
    pointerId: 1,
    isPrimary: true,
    bubbles: true,
  });
  /** One finger from 200 to each of these places, and up at the last. */
  const swipe = (places: number[], pointerType = 'touch') => {
    fireEvent.pointerDown(card, at(200, pointerType));
    for (const x of places) fireEvent.pointerMove(card, at(x, pointerType));
    fireEvent.pointerUp(card, at(places.at(-1) ?? 200, pointerType));
  };
  return { card, at, swipe, isClosing: () => card.dataset.closing === 'true' };
}

describe('T1 a toast that is swiped', () => {
  test.each([
    ['left', [180, 130], '-100%'],
    ['right', [220, 270], '100%'],
  ])('to the %s leaves by that side', (_side, places, leavesTo) => {
    const { card, swipe, isClosing } = setUp();
    swipe(places);
    expect(isClosing()).toBe(true);
    expect(card.style.getPropertyValue('--swipe-to')).toBe(leavesTo);
  });

  test('leaves also when the finger began on its button, which is not pressed', () => {
    const onAction = vi.fn();
    const { at, card, isClosing } = setUp({ label: 'Reopen', onAction });
    const button = within(card).getByRole('button', { name: 'Reopen' });
    fireEvent.pointerDown(button, at(200));
    fireEvent.pointerMove(button, at(120));
    fireEvent.pointerUp(card, at(120));
    expect(isClosing()).toBe(true);
    expect(onAction).not.toHaveBeenCalled();
  });

  test('follows the finger, and returns when it is let go too soon', () => {
    const { card, at, isClosing } = setUp();
    fireEvent.pointerDown(card, at(200));
    fireEvent.pointerMove(card, at(170));
    expect(card.style.translate).toBe('-30px');
    fireEvent.pointerUp(card, at(170));
    expect(card.style.translate).toBe('');
    expect(card.dataset.swiping).toBeUndefined();
    expect(isClosing()).toBe(false);
  });

  test('stays when the finger comes back, scrolls instead, or was only pressing', () => {
    const { card, at, swipe, isClosing } = setUp();
    swipe([120, 198]);
    fireEvent.pointerDown(card, at(200));
    fireEvent.pointerMove(card, at(120));
    fireEvent.pointerCancel(card, at(120));
    expect(card.style.translate).toBe('');
    swipe([203]);
    expect(isClosing()).toBe(false);
  });

  test('stays under the mouse, which selects its text', () => {
    const { card, swipe, isClosing } = setUp();
    swipe([100], 'mouse');
    expect(isClosing()).toBe(false);
    expect(card.style.translate).toBe('');
  });
});
