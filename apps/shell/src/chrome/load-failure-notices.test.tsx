import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openOnDevice } from '../testing/open-on-device.ts';
import { openShell } from '../testing/open-shell.tsx';
import { recordReports } from '../testing/record-reports.ts';

const messages = {
  people: /^Unable to load people\. {2}Please check your connection and try again\.$/,
  events: /^Unable to load your events\. Please check your connection and try again\.$/,
  giftItems: /^Unable to fetch gift items\. Please check your connection and try again\.$/,
};
const byText = (text: RegExp) => screen.queryAllByText(text, { normalizer: (content) => content });

describe('lists that cannot be loaded', () => {
  test.each(['people', 'events', 'giftItems'] as const)(
    'F5 X1 %s: the catalogue’s toast, once and reported once, and an empty list',
    async (collection) => {
      const { reporting, reports } = recordReports();
      const { passClock, problems } = await openOnDevice(
        (device) => device.failListeners(collection, 'permission'),
        { reporting },
      );
      expect(byText(messages[collection])).toHaveLength(1);
      // It is tried again, and fails again: nothing more is said about it.
      await passClock({ seconds: 30 });
      expect(byText(messages[collection])).toHaveLength(1);
      // The data reported it, with the collection; the toast does not report it again.
      expect(problems).toMatchObject([{ area: 'listen', facts: { collection } }]);
      expect(reports).toEqual([]);
    },
  );

  test('F5 the list loads by itself once the server answers, and the next failure is reported again', async () => {
    const { reporting } = recordReports();
    const { memory, data, toasts, passClock, pass } = await openOnDevice(
      (device) => device.failListeners('events', 'permission'),
      { reporting },
    );
    memory.failListeners('events', undefined);
    await passClock({ minutes: 5 });
    act(() => toasts.clear());
    await act(() => data.commands.addPerson({ name: 'Ada', birthday: '1990-12-10' }).confirmed);
    await pass();
    expect(screen.getByRole('heading', { name: /Ada's Birthday/ })).toBeDefined();
    act(() => memory.failListeners('events', 'permission'));
    await pass();
    expect(byText(messages.events)).toHaveLength(1);
    // What was already loaded stays.
    expect(screen.getByRole('heading', { name: /Ada's Birthday/ })).toBeDefined();
  });

  test('F5 all goes well: no toast', async () => {
    const { toasts } = await openShell();
    expect(toasts.current()).toEqual([]);
  });
});
