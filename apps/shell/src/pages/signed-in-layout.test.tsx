import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openOnDevice } from '../testing/open-on-device.ts';
import { openShell } from '../testing/open-shell.tsx';
import { recordReports } from '../testing/record-reports.ts';

const onboarding = () => screen.queryByRole('heading', { name: 'Add Your First Person' });
const dashboard = () => screen.queryByRole('heading', { name: 'Dashboard' });
const nothing = () => undefined;

describe('what a signed-in person sees first', () => {
  test('S3 says Loading while people load', async () => {
    await openOnDevice((device) => {
      // The server has not answered yet.
      device.watch = () => () => undefined;
    });
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(onboarding()).toBeNull();
  });

  test('S4 the server’s answer that there is nobody leads to onboarding, in place of the pages', async () => {
    await openShell({ before: nothing, at: '/people' });
    expect(onboarding()).not.toBeNull();
    expect(screen.queryByRole('heading', { name: 'Page /people' })).toBeNull();
    expect(screen.queryByRole('banner')?.querySelector('nav')).toBeFalsy();
  });

  test('S4 there is no onboarding for who has people', async () => {
    await openShell();
    expect(onboarding()).toBeNull();
    expect(dashboard()).not.toBeNull();
  });

  test('S4 a load error is no answer, and sign-out stays within reach', async () => {
    const { reporting } = recordReports();
    const { memory, passClock } = await openOnDevice(
      (device) => device.failListeners('people', 'permission'),
      { reporting },
    );
    expect(onboarding()).toBeNull();
    expect(dashboard()).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Profile' })).toBeDefined();
    // The query takes itself up again; now the server does say that there is nobody.
    memory.failListeners('people', undefined);
    await passClock({ minutes: 5 });
    expect(onboarding()).not.toBeNull();
  });

  test('S4 an empty copy of a device that is offline is no answer', async () => {
    await openOnDevice((device) => device.goOffline());
    expect(onboarding()).toBeNull();
    expect(screen.getByRole('link', { name: 'Profile' })).toBeDefined();
  });

  test('S4 it gives way as soon as a person arrives, from whatever device', async () => {
    const { data, pass } = await openShell({ before: nothing });
    expect(onboarding()).not.toBeNull();
    await act(() => data.commands.addPerson({ name: 'Ada' }).confirmed);
    await pass();
    expect(onboarding()).toBeNull();
    expect(dashboard()).not.toBeNull();
  });

  test('S4 people that fail to load later stay in sight', async () => {
    const { reporting } = recordReports();
    const { device, pass } = await openShell({ reporting });
    act(() => device().failListeners('people', 'permission'));
    await pass();
    expect(onboarding()).toBeNull();
    expect(dashboard()).not.toBeNull();
  });
});
