import { useSyncExternalStore } from 'react';

/** Whether this browser may show notifications; `unsupported` where it cannot. */
export type PermissionState = NotificationPermission | 'unsupported';

const isSupported = () => 'Notification' in globalThis && 'serviceWorker' in navigator;

const read = (): PermissionState => (isSupported() ? Notification.permission : 'unsupported');

/** A person changes it in the browser's own settings, while this page is open or in the background. */
function subscribe(notify: () => void): () => void {
  let isGone = false;
  let status: PermissionStatus | undefined;
  (navigator as Partial<Navigator>).permissions?.query({ name: 'notifications' }).then(
    (answer) => {
      if (isGone) return;
      status = answer;
      status.addEventListener('change', notify);
    },
    () => undefined,
  );
  addEventListener('focus', notify);
  return () => {
    isGone = true;
    status?.removeEventListener('change', notify);
    removeEventListener('focus', notify);
  };
}

/** What the browser allows now. */
export const useNotificationPermission = (): PermissionState =>
  useSyncExternalStore(subscribe, read);

/** Asks the person, unless they have answered before. Call it on a press only. */
export async function askForNotifications(): Promise<boolean> {
  if (!isSupported()) return false;
  return (await Notification.requestPermission()) === 'granted';
}
