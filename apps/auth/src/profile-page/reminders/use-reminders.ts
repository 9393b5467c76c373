import { useHost } from '@evergift/contract';
import type { DeviceChoice, Reminders } from '@evergift/data';
import { useData, useObservable } from '@evergift/data/react';
import { useEffect, useState } from 'react';

/** Reminders on this device; undefined until their code is there, and while it cannot be loaded. */
export function useReminders(): Reminders | undefined {
  const data = useData();
  const { reportError } = useHost();
  const [reminders, setReminders] = useState<Reminders>();
  useEffect(() => {
    let isGone = false;
    data.openReminders().then((opened) => {
      if (!isGone) setReminders(opened);
    }, reportError);
    return () => {
      isGone = true;
    };
  }, [data, reportError]);
  return reminders;
}

/** What is chosen on this device; false until that is known. */
export const useDeviceChoice = (choice: DeviceChoice | undefined): boolean =>
  useObservable(choice?.value$, false);
