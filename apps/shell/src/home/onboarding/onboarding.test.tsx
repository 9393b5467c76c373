import { write } from '@evergift/contract/testing';
import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openShell } from '../../testing/open-shell.tsx';
import type { OpenShellOptions } from '../../testing/open-shell.tsx';
import { recordReports } from '../../testing/record-reports.ts';

const open = (options: OpenShellOptions = {}) => openShell({ before: () => undefined, ...options });
type Shell = Awaited<ReturnType<typeof open>>;

const name = () => screen.getByLabelText<HTMLInputElement>(/Name/);
const toasts = ({ toasts }: Shell) => toasts.current().map(({ type, message }) => [type, message]);

async function typeBirthday({ user }: Shell, date: string) {
  await user.click(screen.getByRole('spinbutton', { name: /month/ }));
  await user.keyboard(date);
}
async function submit({ user, pass }: Shell) {
  await user.click(screen.getByRole('button', { name: 'Add Person' }));
  await pass();
}
const people = ({ backend, uid }: Shell) =>
  [...backend.documents(uid)].filter(([key]) => key.startsWith('people/'));

describe('S4 the onboarding', () => {
  test('takes the first person with a name alone, and gives way to the page that was asked for', async () => {
    const shell = await open({ at: '/people' });
    expect(document.activeElement).toBe(name());
    await write(shell.user, name(), 'Ada');
    await submit(shell);
    expect(toasts(shell)).toEqual([['success', 'New person added.']]);
    expect(people(shell).map(([, fields]) => fields)).toMatchObject([
      { name: 'Ada', birthday: '' },
    ]);
    expect(screen.getByRole('heading', { name: 'Page /people' })).toBeDefined();
  });

  test('X2 with a birthday the event is there, too, and the message says so', async () => {
    const shell = await open();
    await write(shell.user, name(), 'Ada');
    await typeBirthday(shell, '12101990');
    await submit(shell);
    expect(toasts(shell)).toEqual([['success', 'New person & birthday event added.']]);
    expect(screen.getByRole('heading', { name: "Ada's Birthday" })).toBeDefined();
  });

  test('I1 I3 offers to bring everybody from a file', async () => {
    const { user, pass } = await open();
    await user.click(screen.getByRole('button', { name: 'Import or restore from a file' }));
    await pass();
    expect(await screen.findByRole('dialog', { name: 'people.import' })).toBeDefined();
  });

  test.each(['', '   '])(
    'S4 X1 without a name (%j) it says so, in a toast and at the field',
    async (typed) => {
      const shell = await open();
      if (typed) await write(shell.user, name(), typed);
      await submit(shell);
      expect(toasts(shell)).toEqual([['warning', 'Fill in all required fields.']]);
      expect(name().getAttribute('aria-invalid')).toBe('true');
      const described = name().getAttribute('aria-describedby') ?? '';
      const notes = described.split(' ').map((id) => document.getElementById(id)?.textContent);
      expect(notes).toContain('Fill in all required fields.');
      expect(document.activeElement).toBe(name());
      expect(people(shell)).toEqual([]);
    },
  );

  test('X1 a birthday to come is refused in a toast and at the field; what was typed stays', async () => {
    const shell = await open();
    await write(shell.user, name(), 'Ada');
    await typeBirthday(shell, '11212026');
    await submit(shell);
    expect(shell.toasts.current()).toMatchObject([
      { type: 'warning', message: 'Invalid birthday date.  Needs to be today or in the past' },
    ]);
    expect(screen.getByText('Birthday must be today or in the past.')).toBeDefined();
    expect(name().value).toBe('Ada');
    expect(people(shell)).toEqual([]);
  });

  test('a birthday today is taken', async () => {
    const shell = await open({ now: '2026-11-20T23:59' });
    await write(shell.user, name(), 'Ada');
    await typeBirthday(shell, '11202026');
    await submit(shell);
    expect(people(shell).map(([, fields]) => fields)).toMatchObject([{ birthday: '2026-11-20' }]);
  });

  test('X1 a person that the server refuses: the catalogue’s error, reported once', async () => {
    const { reporting, reports } = recordReports();
    const shell = await open({ reporting });
    shell.backend.refuse(({ collection }) => collection === 'people');
    await write(shell.user, name(), 'Ada');
    await submit(shell);
    await shell.pass();
    expect(toasts(shell)).toContainEqual(['error', 'Error adding new person.  Please try again.']);
    expect(reports).toHaveLength(1);
    expect(people(shell)).toEqual([]);
  });

  test('M2 what the server refused is still typed, and forgotten once somebody is kept', async () => {
    const shell = await open();
    const { backend, user, pass } = shell;
    backend.refuse(({ collection }) => collection === 'people');
    await write(user, name(), 'Ada');
    await typeBirthday(shell, '12101990');
    await submit(shell);
    await pass();
    expect(name().value).toBe('Ada');
    expect(screen.getByRole('spinbutton', { name: /year/ }).textContent).toBe('1990');

    await submit(shell);
    expect(people(shell)).toHaveLength(1);
    await act(
      () => shell.data.commands.deletePerson(people(shell)[0]![0].split('/')[1]!).confirmed,
    );
    await pass();
    expect(name().value).toBe('');
  });
});

describe('S4 signing out of the onboarding', () => {
  const signOut = async ({ user, pass }: Shell) => {
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await pass();
  };

  test('X2 says so and leads to the sign-in', async () => {
    const shell = await open();
    await signOut(shell);
    expect(location.pathname).toBe('/auth');
    expect(toasts(shell)).toEqual([['success', 'You have been successfully signed out.']]);
  });

  test('X1 that fails says so, and is reported once', async () => {
    const { reporting, reports } = recordReports();
    const shell = await open({ reporting });
    shell.authentication.failNext('signOut', 'network');
    await signOut(shell);
    expect(toasts(shell)).toEqual([['error', 'Unable to sign you out.  Please try again.']]);
    expect(reports).toHaveLength(1);
    expect(location.pathname).toBe('/dashboard');
  });
});
