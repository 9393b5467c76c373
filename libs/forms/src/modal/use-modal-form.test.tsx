import { openInHost } from '@evergift/contract/testing';
import type { OpenOptions } from '@evergift/contract/testing';
import { useData } from '@evergift/data/react';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useModalSubmit } from './use-modal-form.ts';

function Modal({ name, log }: { name: string; log: string[] }) {
  const { commands } = useData();
  const { isSubmitting, submit } = useModalSubmit(() => log.push('closed'));
  const save = () =>
    submit({
      run: () => commands.addPerson({ name }),
      success: () => ({ message: 'New person added.' }),
      failure: ({ kind }) => ({ message: `Error adding new person: ${kind}` }),
      afterSuccess: () => log.push('gone on'),
    });
  return (
    <button
      data-submitting={isSubmitting}
      onClick={() => {
        void save();
        void save();
      }}
    >
      Save
    </button>
  );
}

async function open({ name = 'Ada', ...options }: OpenOptions & { name?: string } = {}) {
  const log: string[] = [];
  const app = await openInHost(<Modal name={name} log={log} />, options);
  const button = () => screen.getByRole('button', { name: 'Save' });
  const save = async () => {
    await app.user.click(button());
    await app.pass();
  };
  const people = () =>
    [...app.backend.documents(app.uid).keys()].filter((key) => key.startsWith('people/'));
  return { ...app, log, save, people, isSubmitting: () => button().dataset.submitting === 'true' };
}

describe('M2 submitting a modal', () => {
  test('M2 disables the form, says so, closes after 500 ms and then goes on', async () => {
    const { notices, save, isSubmitting, pass, log } = await open();
    await save();
    expect(isSubmitting()).toBe(true);
    expect(notices).toEqual([{ type: 'success', message: 'New person added.' }]);
    await pass(499);
    expect(log).toEqual([]);
    await pass(1);
    expect(log).toEqual(['closed', 'gone on']);
  });

  test('M2 submitted twice it adds once', async () => {
    const { save, people, pass } = await open();
    await save();
    await save();
    await pass(500);
    expect(people()).toHaveLength(1);
  });

  test('M2 a failure says so and gives the form back', async () => {
    const { notices, save, isSubmitting, pass, log, people } = await open({ name: ' ' });
    await save();
    expect(isSubmitting()).toBe(false);
    expect(notices).toMatchObject([
      { type: 'error', message: 'Error adding new person: invalid', error: { kind: 'invalid' } },
    ]);
    await pass(500);
    expect(log).toEqual([]);
    expect(people()).toEqual([]);
  });

  test('M2 offline it succeeds at once', async () => {
    const { goOffline, notices, save } = await open();
    goOffline();
    await save();
    expect(notices).toMatchObject([{ type: 'success' }]);
  });

  test('X1 what the server refuses later is told then', async () => {
    const { backend, notices, save } = await open();
    backend.refuse(({ collection }) => collection === 'people');
    await save();
    expect(notices).toMatchObject([
      { type: 'success' },
      { type: 'error', message: 'Error adding new person: permission' },
    ]);
  });

  test('M2 one that was dismissed meanwhile closes no other', async () => {
    const { save, view, pass, log } = await open();
    await save();
    view.unmount();
    await pass(500);
    expect(log).toEqual(['gone on']);
  });
});
