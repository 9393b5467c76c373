import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { TagPicker } from '../tag-picker/tag-picker.tsx';
import { guardDoublePresses } from './guard-double-presses.ts';

let stop = () => {};
/** The time of events and of the page, in milliseconds. */
let now = 0;
/** The page shows what happened. */
const paint = () => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => now);
  stop = guardDoublePresses();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

interface Pressed {
  target: Element;
  /** Milliseconds since what happened before. */
  after?: number;
  x?: number;
  pointerType?: 'mouse' | 'touch';
  /** Nothing of what the press did is shown yet when the next one comes. */
  isBusy?: boolean;
}

/** Presses one thing after the other, as the browser would at the same moment and place. */
async function press(...presses: Pressed[]) {
  const user = userEvent.setup({ delay: null });
  for (const { target, after = 100, x = 100, pointerType = 'mouse', isBusy } of presses) {
    now += after;
    const keys = pointerType === 'mouse' ? '[MouseLeft]' : '[TouchA]';
    await user.pointer({ keys, target, coords: { clientX: x, clientY: 100 } });
    if (!isBusy) await paint();
  }
}

function setUp() {
  const presses = { first: vi.fn(), second: vi.fn() };
  render(
    <>
      <Button onPress={presses.first} icon={<svg data-testid="icon" />}>
        First
      </Button>
      <Button onPress={presses.second}>Second</Button>
    </>,
  );
  const first = screen.getByRole('button', { name: 'First' });
  const second = screen.getByRole('button', { name: 'Second' });
  const counts = () => [presses.first.mock.calls.length, presses.second.mock.calls.length];
  return { first, second, counts };
}

describe('the second press of a double click', () => {
  test('does nothing to what came to lie under the pointer', async () => {
    const { first, second, counts } = setUp();
    await press({ target: first }, { target: second });
    expect(counts()).toEqual([1, 0]);
    expect(document.activeElement).toBe(first);
  });

  test('nor does a third', async () => {
    const { first, second, counts } = setUp();
    await press({ target: first }, { target: second }, { target: second });
    expect(counts()).toEqual([1, 0]);
  });

  test('counts on what the first was on, also on another part of it', async () => {
    const { first, counts } = setUp();
    await press({ target: first }, { target: screen.getByTestId('icon') });
    expect(counts()).toEqual([2, 0]);
  });

  test('counts on a button whose icon the first one exchanged', async () => {
    function Page() {
      const [presses, setPresses] = useState(0);
      const icon = <svg key={presses} data-testid="exchanged" />;
      return (
        <Button icon={icon} onPress={() => setPresses(presses + 1)}>
          {`Pressed ${presses} times`}
        </Button>
      );
    }
    render(<Page />);
    await press({ target: screen.getByTestId('exchanged') });
    await press({ target: screen.getByTestId('exchanged') });
    expect(screen.getByRole('button', { name: 'Pressed 2 times' })).toBeDefined();
  });

  test('counts on what was drawn anew in its place, such as a Retry that failed again', async () => {
    const retry = vi.fn();
    function Page() {
      const [attempt, setAttempt] = useState(0);
      const again = () => {
        retry();
        setAttempt(attempt + 1);
      };
      return (
        <Button key={attempt} onPress={again}>
          Retry
        </Button>
      );
    }
    render(<Page />);
    const button = () => screen.getByRole('button', { name: 'Retry' });
    const first = button();
    await press({ target: first });
    expect(button()).not.toBe(first);
    await press({ target: button() });
    expect(retry).toHaveBeenCalledTimes(2);
  });

  test('counts when the first was on the empty page, where nothing was yet', async () => {
    const { first, counts } = setUp();
    await press({ target: document.body }, { target: first });
    expect(counts()).toEqual([1, 0]);
  });

  test('counts when it comes later, or somewhere else', async () => {
    const { first, second, counts } = setUp();
    await press({ target: first }, { target: second, after: 450 });
    expect(counts()).toEqual([1, 1]);
    await press({ target: first, x: 300 }, { target: second, x: 320 });
    expect(counts()).toEqual([2, 2]);
  });

  test('counts from when the page shows what the first did, for as long as anybody waits', async () => {
    const { first, second, counts } = setUp();
    await press({ target: first, isBusy: true }, { target: second, after: 800 });
    expect(counts()).toEqual([1, 0]);
    await press({ target: first, after: 2000, isBusy: true }, { target: second, after: 1200 });
    expect(counts()).toEqual([2, 1]);
  });

  test('a fingertip may be less exact', async () => {
    const { first, second, counts } = setUp();
    await press(
      { target: first, pointerType: 'touch' },
      { target: second, x: 115, pointerType: 'touch' },
    );
    expect(counts()).toEqual([1, 0]);
  });

  test('counts after a finger that only scrolled', async () => {
    const { first, second, counts } = setUp();
    await userEvent.pointer({
      keys: '[TouchA>]',
      target: first,
      coords: { clientX: 100, clientY: 100 },
    });
    first.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
    await press({ target: second, pointerType: 'touch' });
    expect(counts()).toEqual([0, 1]);
  });

  test('a key that follows counts', async () => {
    const { first, second, counts } = setUp();
    await press({ target: first }, { target: second });
    second.focus();
    await userEvent.keyboard('{Enter}');
    expect(counts()).toEqual([1, 1]);
  });

  test('leaves a dialog open that the first one opened', async () => {
    function Page() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <Button onPress={() => setIsOpen(true)}>Open</Button>
          <Dialog title="Add Person" isOpen={isOpen} onOpenChange={setIsOpen}>
            Name
          </Dialog>
        </>
      );
    }
    render(<Page />);
    await press({ target: screen.getByRole('button', { name: 'Open' }) });
    const overlay = (await screen.findByRole('dialog')).closest('.overlay') as Element;
    await press({ target: overlay });
    expect(screen.getByRole('dialog')).toBeDefined();
    await press({ target: overlay, after: 500 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('does nothing on what came while it was under way', async () => {
    const { first, counts } = setUp();
    const overlay = document.body.appendChild(document.createElement('div'));
    const closed = vi.fn();
    overlay.addEventListener('click', closed);
    await press({ target: first }, { target: first });
    // A finger’s press belongs to what it was on; its click to what lies there by then.
    for (const type of ['mousedown', 'mouseup', 'click'])
      overlay.dispatchEvent(new MouseEvent(type, { bubbles: true, detail: 1 }));
    overlay.remove();
    expect(closed).not.toHaveBeenCalled();
    expect(counts()).toEqual([2, 0]);
  });

  test('does not take back what the first one picked', async () => {
    const onChange = vi.fn();
    const options = [{ id: 'ana', label: 'Ana' }];
    render(<TagPicker label="Participants" options={options} value={[]} onChange={onChange} />);
    await userEvent.click(screen.getByRole('combobox'));
    const option = await screen.findByRole('option', { name: 'Ana' });
    await press({ target: option }, { target: option });
    expect(onChange.mock.calls).toEqual([[['ana']]]);
  });
});
