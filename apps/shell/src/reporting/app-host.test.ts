import { createRecordingHost } from '@evergift/contract/testing';
import { expect, test } from 'vitest';
import { recordReports } from '../testing/record-reports.ts';
import { hostForApp } from './app-host.tsx';

const people = { area: 'people', version: '1.2.3' };
const nextMicrotask = () => new Promise<void>((resolve) => queueMicrotask(resolve));

test('T1 an error notice of an app is reported in its name, unless it was where it happened', async () => {
  const { reporting, reports } = recordReports();
  const host = createRecordingHost();
  const [one, other] = [new Error('refused'), new Error('known')];
  hostForApp(host, reporting, people).notify({ type: 'error', message: 'Not saved', error: one });
  hostForApp(host, reporting, people).notify({
    type: 'error',
    message: 'Not saved',
    error: other,
    isReported: true,
  });
  await nextMicrotask();
  expect(reports).toEqual([expect.objectContaining({ error: one, context: people })]);
  expect(host.notices).toHaveLength(2);
});
