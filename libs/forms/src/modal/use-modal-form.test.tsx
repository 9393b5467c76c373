import { openInHost } from '@evergift/contract/testing';
import type { OpenOptions } from '@evergift/contract/testing';
import { useData } from '@evergift/data/react';
import { fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, test } from 'vitest';
import type { Sent } from './use-draft.ts';
import { useModalSubmit } from './use-modal-form.ts';

interface Seen {
  log: string[];
  sent?: Sent | undefined;
}

function Modal({ name, seen }: { name: string; seen: Seen }) {
  const { commands } = useData();
  const { isSubmitting, sent, submit } = useModalSubmit(() => seen.log.push('closed'));
  useEffect(() => {
    const look = () => (seen.sent = sent.current);
    addEventListener('pagehide', look);
    return () => removeEventListener('pagehide', look);
  }, [seen, sent]);
  const save = () =>
    submit({
      run: () => commands.addPerson({ name }),
      success: () => ({ message: 'New person added.' }),
      failure: ({ kind }) => ({ message: `Error adding new person: ${kind}` }),
      afterSuccess: () => seen.log.push('gone on'),
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
  const seen: Seen = { log: [] };
  const app = await openInHost(<Modal name={name} seen={seen} />, options);
  const button = () => screen.getByRole('button', { name: 'Save' });
  const save = async () => {
    await app.user.click(button());
    await app.pass();
  };
  const people = () =>
    [...app.backend.documents(app.uid).keys()].filter((key) => key.startsWith('people/'));
  const sentAsThePageGoes = () => {
    dispatchEvent(new Event('pagehide'));
    return seen.sent;
  };
  const isSubmitting = () => button().dataset.submitting === 'true';
  return { ...app, log: seen.log, save, button, people, isSubmitting, sentAsThePageGoes };
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

  test('M2 it is known whether this device has what was sent', async () => {
    const { button, pass, people, sentAsThePageGoes } = await open();
    fireEvent.click(button());
    expect(sentAsThePageGoes()).toMatchObject({ isSaved: false });
    await pass();
    expect(people()).toEqual([`people/${sentAsThePageGoes()?.id}`]);
    expect(sentAsThePageGoes()?.isSaved).toBe(true);
  });

  test('M2 what failed counts as not sent', async () => {
    const { save, sentAsThePageGoes } = await open({ name: ' ' });
    await save();
    expect(sentAsThePageGoes()).toBeUndefined();
  });

  test('M2 offline it succeeds at once', async () => {
    const { goOffline, notices, save } = await open();
    goOffline();
    await save();
    expect(notices).toMatchObject([{ type: 'success' }]);
  });

  test('X1 what the server refuses later is reported then', async () => {
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
