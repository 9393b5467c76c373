import type { DateText } from '@evergift/data';
import { keyPrefix, recordKinds, valueView } from '@evergift/data/feature';
import type { Core, Query } from '@evergift/data/feature';
import { dueReminders, sourcesOf } from '@evergift/occasions';
import type { Reminder } from '@evergift/occasions';
import { defer } from 'rxjs';
import type { Observable } from 'rxjs';

/** What a device has to remind of. */
export interface Due {
  /**
   * What is due today and was not shown on this device, the nearest occasion first. Computed while somebody subscribes.
   */
  readonly due$: Observable<Query<readonly Reminder[]>>;
  /** Notes that today's reminders were shown on this device: nothing is due any more, in any of its tabs. */
  noteShown(): void;
}

/** Puts what is due on the core of the data: `data.open` takes it. */
export function openDue({ graph, uid, ports }: Pick<Core, 'graph' | 'uid' | 'ports'>): Due {
  const { keyValues } = ports;
  const key = () => `${keyPrefix}reminders:${uid() ?? ''}:told-on`;
  const lastShown = (): DateText | undefined => keyValues.get(key());
  return {
    due$: defer(() =>
      valueView<readonly Reminder[]>(graph, recordKinds, [], () =>
        dueReminders(sourcesOf(graph), lastShown()),
      ),
    ),
    noteShown: () => keyValues.set(key(), graph.today),
  };
}
