import type { Data } from '@evergift/data';

/** Follows what is due, where there can be notifications. Its code is fetched now: call it on an idle page. */
export async function startReminders(data: Data, report: (error: unknown) => void): Promise<void> {
  if (!('Notification' in globalThis) || !('serviceWorker' in navigator)) return;
  try {
    const { followReminders } = await import('./follow-reminders.ts');
    followReminders(data, await navigator.serviceWorker.ready, report);
  } catch (error) {
    report(error);
  }
}
