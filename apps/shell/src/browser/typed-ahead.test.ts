import { fireEvent } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepTypedAhead } from './typed-ahead.ts';

const user = userEvent.setup();
let end: () => void;
let button: HTMLButtonElement;
let presses: number;

beforeEach(() => {
  end = keepTypedAhead();
  presses = 0;
  button = document.body.appendChild(document.createElement('button'));
  button.addEventListener('click', () => (presses += 1));
  button.focus();
});
afterEach(() => {
  end();
  for (const element of document.querySelectorAll('body > button, body > input')) element.remove();
});

/** A form that has loaded: its first field gets the focus. */
function openForm(): HTMLInputElement {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  return field;
}

describe('what is typed while a form loads', () => {
  test('goes into the field that gets the focus first, and typing goes on there', async () => {
    await user.keyboard('Bok{Backspace}ok a');
    const field = openForm();
    expect(field.value).toBe('Book a');
    await user.keyboard('bout');
    expect(field.value).toBe('Book about');
  });

  test('is an input event for the form, as typing is', async () => {
    await user.keyboard('Book');
    const field = document.body.appendChild(document.createElement('input'));
    let received = '';
    field.addEventListener('input', () => (received = field.value));
    field.focus();
    expect(received).toBe('Book');
  });

  test('presses no button, but a space and Enter alone still do', async () => {
    await user.keyboard('a b{Enter}');
    expect(presses).toBe(0);
    end();
    end = keepTypedAhead();
    await user.keyboard(' ');
    expect(presses).toBe(1);
  });

  test('is dropped by Escape, and when the form does not come', async () => {
    await user.keyboard('Book{Escape}');
    expect(openForm().value).toBe('');
    button.focus();
    end = keepTypedAhead();
    await user.keyboard('Book');
    end();
    expect(openForm().value).toBe('');
  });

  test('leaves shortcuts with a modifier key alone', () => {
    expect(fireEvent.keyDown(button, { key: 'k', ctrlKey: true })).toBe(true);
  });
});
