import { openRemote, write } from '@evergift/contract/testing';
import type { OpenOptions } from '@evergift/contract/testing';
import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { remote } from '../remote.ts';
import { prepareOnboarding } from './lazy-onboarding.tsx';

async function open(options: OpenOptions = {}) {
  await prepareOnboarding();
  return openRemote(remote, { at: '/dashboard', ...options });
}
type Opened = Awaited<ReturnType<typeof open>>;

const name = () => screen.getByLabelText<HTMLInputElement>(/Name/);
const toasts = ({ notices }: Opened) => notices.map(({ type, message }) => [type, message]);

async function typeBirthday({ user }: Opened, date: string) {
  await user.click(screen.getByRole('spinbutton', { name: /month/ }));
  await user.keyboard(date);
}
async function submit({ user, pass }: Opened) {
  await user.click(screen.getByRole('button', { name: 'Add Person' }));
  await pass();
}
const people = ({ backend, uid }: Opened) =>
  [...backend.documents(uid)].filter(([key]) => key.startsWith('people/'));

describe('S4 the onboarding', () => {
  test('takes the first person with a name alone, and gives way to the page that was asked for', async () => {
    const opened = await open();
    expect(document.activeElement).toBe(name());
    await write(opened.user, name(), 'Ada');
    await submit(opened);
    expect(toasts(opened)).toEqual([['success', 'New person added.']]);
    expect(people(opened).map(([, fields]) => fields)).toMatchObject([
      { name: 'Ada', birthday: '' },
    ]);
    expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeDefined();
  });

  test('the dashboard begins at its top after it, though a small phone was scrolled to its button', async () => {
    const opened = await open();
    await write(opened.user, name(), 'Ada');
    document.documentElement.scrollTop = 150;
    await submit(opened);
    expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeDefined();
    expect(document.documentElement.scrollTop).toBe(0);
  });

  test('the keyboard and a screen reader go on at the dashboard’s heading', async () => {
    const opened = await open();
    await write(opened.user, name(), 'Ada');
    await submit(opened);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Dashboard' }));
  });

  test('X2 with a birthday the event is there, too, and the message says so', async () => {
    const opened = await open();
    await write(opened.user, name(), 'Ada');
    await typeBirthday(opened, '12101990');
    await submit(opened);
    expect(toasts(opened)).toEqual([['success', 'New person & birthday event added.']]);
    expect(screen.getByRole('heading', { name: "Ada's Birthday" })).toBeDefined();
  });

  test('I1 I3 offers to bring everybody from a file', async () => {
    const { user, host } = await open();
    await user.click(screen.getByRole('button', { name: 'Import or restore from a file' }));
    expect(host.opened).toEqual([{ name: 'import.file', request: {} }]);
  });

  test.each(['', '   '])(
    'S4 X1 without a name (%j) it says so, in a toast and at the field',
    async (typed) => {
      const opened = await open();
      if (typed) await write(opened.user, name(), typed);
      await submit(opened);
      expect(toasts(opened)).toEqual([['warning', 'Fill in all required fields.']]);
      expect(name().getAttribute('aria-invalid')).toBe('true');
      const described = name().getAttribute('aria-describedby') ?? '';
      const notes = described.split(' ').map((id) => document.getElementById(id)?.textContent);
      expect(notes).toContain('Fill in all required fields.');
      expect(document.activeElement).toBe(name());
      expect(people(opened)).toEqual([]);
    },
  );

  test('X1 a birthday to come is refused in a toast and at the field; what was typed stays', async () => {
    const opened = await open();
    await write(opened.user, name(), 'Ada');
    await typeBirthday(opened, '11212026');
    await submit(opened);
    expect(opened.notices).toMatchObject([
      { type: 'warning', message: 'Invalid birthday date.  Needs to be today or in the past' },
    ]);
    expect(screen.getByText('Birthday must be today or in the past.')).toBeDefined();
    expect(name().value).toBe('Ada');
    expect(people(opened)).toEqual([]);
  });

  test('a birthday today is taken', async () => {
    const opened = await open({ now: '2026-11-20T23:59' });
    await write(opened.user, name(), 'Ada');
    await typeBirthday(opened, '11202026');
    await submit(opened);
    expect(people(opened).map(([, fields]) => fields)).toMatchObject([{ birthday: '2026-11-20' }]);
  });

  test('X1 a person that the server refuses: the catalogue’s error, reported once', async () => {
    const opened = await open();
    opened.backend.refuse(({ collection }) => collection === 'people');
    await write(opened.user, name(), 'Ada');
    await submit(opened);
    await opened.pass();
    expect(toasts(opened)).toContainEqual(['error', 'Error adding new person.  Please try again.']);
    expect(people(opened)).toEqual([]);
  });

  test('M2 what the server refused is still typed, and forgotten once somebody is kept', async () => {
    const opened = await open();
    const { backend, user, pass } = opened;
    backend.refuse(({ collection }) => collection === 'people');
    await write(user, name(), 'Ada');
    await typeBirthday(opened, '12101990');
    await submit(opened);
    await pass();
    expect(name().value).toBe('Ada');
    expect(screen.getByRole('spinbutton', { name: /year/ }).textContent).toBe('1990');

    await submit(opened);
    expect(people(opened)).toHaveLength(1);
    await act(
      () => opened.data.commands.deletePerson(people(opened)[0]![0].split('/')[1]!).confirmed,
    );
    await pass();
    expect(name().value).toBe('');
  });
});

test('S4 sign-out is within reach, by the host', async () => {
  const { user, host } = await open();
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(host.signOuts).toBe(1);
});
