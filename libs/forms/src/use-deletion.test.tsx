import { openInHost } from '@evergift/contract/testing';
import type { OpenOptions } from '@evergift/contract/testing';
import { useData, useQuery } from '@evergift/data/react';
import { screen } from '@testing-library/react';
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { useDeletion } from './use-deletion.ts';

const left = vi.fn();

function People() {
  const data = useData();
  const remove = useDeletion();
  const { data: rows } = useQuery(data.peopleRows$);
  return rows.map(({ id, name }) => (
    <button
      key={id}
      onClick={() =>
        void remove({
          name,
          run: () => data.commands.deletePerson(id),
          success: { message: `${name} is deleted.` },
          failure: ({ kind }) => ({ title: 'Delete Failed', message: `${name}: ${kind}` }),
          afterSuccess: left,
        })
      }
    >
      {name}
    </button>
  ));
}

/** Two people, Ada (with a birthday, so with an event) and Ben. */
async function open(options: OpenOptions = {}) {
  left.mockClear();
  const app = await openInHost(<People />, {
    ...options,
    before: async ({ data }) => {
      await data.commands.addPerson({ name: 'Ada', birthday: '1990-12-10' }).confirmed;
      await data.commands.addPerson({ name: 'Ben' }).confirmed;
    },
  });
  const press = async (name: string) => {
    await app.user.click(screen.getByRole('button', { name }));
    await app.pass();
  };
  const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
  return { ...app, press, names };
}

describe('M11 deleting', () => {
  test('M11 asks by the browser’s confirmation, and does nothing when that is declined', async () => {
    const { confirmations, notices, press, names } = await open();
    confirmations.answer = false;
    await press('Ada');
    expect(confirmations.questions).toEqual(['Are you sure you want to delete Ada?']);
    expect(names()).toEqual(['Ada', 'Ben']);
    expect(notices).toEqual([]);
  });

  test('F7 the success can be undone for 10 s, which restores exactly what was there', async () => {
    const { backend, uid, notices, press, pass, names } = await open();
    const before = [...backend.documents(uid).keys()].sort();
    await press('Ada');
    expect(names()).toEqual(['Ben']);
    expect(notices).toMatchObject([
      { type: 'success', message: 'Ada is deleted.', duration: 10_000, action: { label: 'Undo' } },
    ]);
    act(() => notices[0]?.action?.onAction());
    await pass();
    expect(names()).toEqual(['Ada', 'Ben']);
    expect([...backend.documents(uid).keys()].sort()).toEqual(before);
  });

  test('F7 an undo that the server refuses says so', async () => {
    const { backend, notices, press, pass, names } = await open();
    await press('Ada');
    backend.refuse(({ collection }) => collection === 'people');
    act(() => notices[0]?.action?.onAction());
    await pass();
    expect(names()).toEqual(['Ben']);
    expect(notices.at(-1)).toMatchObject({
      type: 'error',
      message: 'This could not be undone. Please try again.',
      error: { kind: 'permission' },
    });
  });

  test('X1 a delete that the server refuses comes back, with its message', async () => {
    const { backend, notices, press, names } = await open();
    backend.refuse(({ kind }) => kind === 'delete');
    await press('Ada');
    expect(names()).toEqual(['Ada', 'Ben']);
    expect(notices.at(-1)).toMatchObject({
      type: 'error',
      title: 'Delete Failed',
      message: 'Ada: permission',
      error: { kind: 'permission' },
    });
  });

  test('X1 what is gone already cannot be deleted', async () => {
    const { data, notices, confirmations, press, pass } = await open();
    const ada = await new Promise<string>((resolve) => {
      data.people$.subscribe(({ data: [first] }) => resolve(first?.id ?? '')).unsubscribe();
    });
    window.confirm = (question = '') => {
      confirmations.questions.push(question);
      data.commands.deletePerson(ada);
      return true;
    };
    await press('Ada');
    await pass(500);
    expect(notices).toMatchObject([{ type: 'error', message: 'Ada: not-found' }]);
    expect(left).not.toHaveBeenCalled();
  });

  test('P8 E4 what comes after follows in 500 ms', async () => {
    const { press, pass } = await open();
    await press('Ada');
    await pass(499);
    expect(left).not.toHaveBeenCalled();
    await pass(1);
    expect(left).toHaveBeenCalledOnce();
  });

  test('P8 E4 nobody who left the page meanwhile is taken anywhere', async () => {
    const { press, pass, view } = await open();
    await press('Ada');
    view.unmount();
    await pass(500);
    expect(left).not.toHaveBeenCalled();
  });

  test('offline it is done at once, and waits for nothing', async () => {
    const { goOffline, notices, press, names } = await open();
    goOffline();
    await press('Ada');
    expect(names()).toEqual(['Ben']);
    expect(notices).toMatchObject([{ type: 'success' }]);
  });
});
