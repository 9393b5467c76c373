import { write } from '@evergift/contract/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Controller, useForm } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { changedFields } from '@evergift/data';
import { useLiveForm } from './use-live-form.ts';

interface Values {
  name: string;
  notes: string;
  /** In the form's values, but not on the screen. */
  hidden: string;
}

const saved: Values = { name: 'Ana', notes: 'tea', hidden: 'one' };

/** A form of two fields; `change` is what another device saves, `submitted` what this one would. */
function open() {
  let written: Partial<Values> | undefined;
  function Form({ live }: { live: Values }) {
    const form = useForm<Values>({ defaultValues: live });
    const { base, conflict } = useLiveForm(form, live);
    const save = form.handleSubmit((values) => void (written = changedFields(base, values)));
    return (
      <form onSubmit={(event) => void save(event)}>
        <ChangedElsewhere what="person" conflict={conflict} />
        {(['name', 'notes'] as const).map((name) => (
          <Controller
            key={name}
            name={name}
            control={form.control}
            render={({ field }) => <input aria-label={name} {...field} />}
          />
        ))}
        <button>Save</button>
      </form>
    );
  }
  const view = render(<Form live={saved} />);
  const user = userEvent.setup();
  return {
    user,
    field: (name: string) => screen.getByLabelText<HTMLInputElement>(name),
    change: (values: Partial<Values>) =>
      act(() => view.rerender(<Form live={{ ...saved, ...values }} />)),
    submitted: async () => {
      written = undefined;
      await user.click(screen.getByRole('button', { name: 'Save' }));
      return written;
    },
  };
}

const notice = () => screen.queryByText(/was changed on another device while you were typing/);

describe('M12 an open form and a change that arrives live', () => {
  test('a field that nobody touched follows silently, and is not written', async () => {
    const { field, change, submitted } = open();
    change({ name: 'Anna' });
    expect(field('name').value).toBe('Anna');
    expect(notice()).toBeNull();
    expect(await submitted()).toEqual({});
  });

  test('a field that is not on the screen follows too', async () => {
    const { user, field, change, submitted } = open();
    change({ hidden: 'two' });
    await user.type(field('name'), '!');
    expect(await submitted()).toEqual({ name: 'Ana!' });
  });

  test('what was typed in one field stays while another follows', async () => {
    const { user, field, change, submitted } = open();
    await write(user, field('notes'), ' and cake');
    change({ name: 'Anna' });
    expect(field('name').value).toBe('Anna');
    expect(field('notes').value).toBe('tea and cake');
    expect(notice()).toBeNull();
    expect(await submitted()).toEqual({ notes: 'tea and cake' });
  });

  test('what was typed stays when the same field changes, and the form says so', async () => {
    const { user, field, change, submitted } = open();
    await user.type(field('name'), ' B');
    change({ name: 'Cy' });
    expect(field('name').value).toBe('Ana B');
    expect(notice()).not.toBeNull();
    expect(await submitted()).toEqual({ name: 'Ana B' });
  });

  test('a contested field does not change under the cursor when it passes its old value', async () => {
    const { user, field, change } = open();
    await user.type(field('name'), 'x');
    change({ name: 'Cy' });
    await user.type(field('name'), '{Backspace}');
    expect(field('name').value).toBe('Ana');
    expect(notice()).not.toBeNull();
  });

  test('one can take the other change', async () => {
    const { user, field, change, submitted } = open();
    await user.type(field('name'), ' B');
    await user.type(field('notes'), '!');
    change({ name: 'Cy' });
    await user.click(screen.getByRole('button', { name: 'Use the other change' }));
    expect(field('name').value).toBe('Cy');
    expect(field('notes').value).toBe('tea!');
    expect(notice()).toBeNull();
    expect(await submitted()).toEqual({ notes: 'tea!' });
  });

  test('one can keep what was typed; a later change asks again', async () => {
    const { user, field, change, submitted } = open();
    await user.type(field('name'), ' B');
    change({ name: 'Cy' });
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(notice()).toBeNull();
    expect(field('name').value).toBe('Ana B');
    expect(await submitted()).toEqual({ name: 'Ana B' });
    change({ name: 'Dee' });
    expect(notice()).not.toBeNull();
  });

  test('after the choice one goes on from there, not from the page’s beginning', async () => {
    const { user, field, change } = open();
    await user.type(field('name'), 'a');
    change({ name: 'Bea' });
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(document.activeElement).not.toBe(document.body);
    await user.tab();
    expect(document.activeElement).toBe(field('name'));
  });

  test('typing the same as the other change settles it', async () => {
    const { user, field, change, submitted } = open();
    await user.clear(field('name'));
    await user.type(field('name'), 'C');
    change({ name: 'Cy' });
    expect(notice()).not.toBeNull();
    await user.type(field('name'), 'y');
    expect(notice()).toBeNull();
    expect(await submitted()).toEqual({});
  });
});
