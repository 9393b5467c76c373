import { Switch } from '@evergift/ui/switch';
import { useState } from 'react';
import styles from '../profile.module.css';
import {
  askForNotifications,
  useNotificationPermission,
  type PermissionState,
} from './use-notification-permission.ts';
import { useDeviceChoice, useReminders } from './use-reminders.ts';

/** What each state means, and what can be done about it. */
const explanations: Record<PermissionState, string> = {
  unsupported:
    'This browser shows no notifications for Evergift. On an iPhone or iPad, add Evergift to the Home Screen and open it from there.',
  denied:
    'Notifications from Evergift are blocked in this browser. Allow them in its settings for this site (the sign beside the address), then switch this on.',
  default: 'Your browser will ask you once.',
  granted:
    'At most one a day, while Evergift is open or when you open it next. A closed Evergift cannot notify.',
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
        label="Notify me on this device"
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
