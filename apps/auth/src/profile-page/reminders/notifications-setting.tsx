import { text } from '@evergift/language';
import { Switch } from '@evergift/ui/switch';
import { useState, useSyncExternalStore } from 'react';
import styles from '../profile.module.css';
import { useDeviceChoice, useReminders } from './use-reminders.ts';

/** What each state means, and what can be done about it. */
const explanations: Record<PermissionState, string> = {
  unsupported: text(
    'This browser shows no notifications for Evergift. On an iPhone or iPad, add Evergift to the Home Screen and open it from there.',
  ),
  denied: text(
    'Notifications from Evergift are blocked in this browser. Allow them in its settings for this site (the sign beside the address), then switch this on.',
  ),
  default: text('Your browser will ask you once.'),
  granted: text(
    'At most one a day, while Evergift is open or when you open it next. A closed Evergift cannot notify.',
  ),
};

/** Notifications on this device: asked for when they are switched on, never before. */
export function NotificationsSetting() {
  const reminders = useReminders();
  const isChosen = useDeviceChoice(reminders?.notifies);
  const permission = useNotificationPermission();
  const [isAsking, setAsking] = useState(false);
  const isPossible = permission === 'granted' || permission === 'default';

  const choose = async (isOn: boolean) => {
    if (!reminders) return;
    if (!isOn) return reminders.notifies.set(false);
    setAsking(true);
    try {
      if (await askForNotifications()) reminders.notifies.set(true);
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <Switch
        label={text('Notify me on this device')}
        value={isChosen && permission === 'granted'}
        onChange={(isOn) => void choose(isOn)}
        isDisabled={!reminders || !isPossible || isAsking}
      />
      <p className={styles.note} role="status">
        {explanations[permission]}
      </p>
    </>
  );
}

/** Whether this browser may show notifications; `unsupported` where it cannot. */
type PermissionState = NotificationPermission | 'unsupported';

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
const useNotificationPermission = (): PermissionState => useSyncExternalStore(subscribe, read);

/** Asks the person, unless they have answered before. Call it on a press only. */
async function askForNotifications(): Promise<boolean> {
  if (!isSupported()) return false;
  return (await Notification.requestPermission()) === 'granted';
}
