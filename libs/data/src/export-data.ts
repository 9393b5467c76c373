import type { GiftEvent } from './model/gift-event.ts';
import type { GiftItem } from './model/gift-item.ts';
import type { Person } from './model/person.ts';
import type { Theme } from './model/settings.ts';
import type { UserSpace } from './space/user-space.ts';

/** All of a user's data. Money in cents, dates as calendar dates, moments in milliseconds since 1970. */
export interface Export {
  readonly format: 'evergift-export-1';
  readonly exportedAt: number;
  readonly settings: { readonly theme: Theme };
  readonly people: readonly Omit<Person, 'pending'>[];
  readonly events: readonly Omit<GiftEvent, 'pending'>[];
  readonly giftItems: readonly Omit<GiftItem, 'pending'>[];
}

/** Oldest first, so that the same data gives the same file on every device. */
function plain<
  Record extends { readonly id: string; readonly createdAt: number; readonly pending: boolean },
>(records: Iterable<Record>) {
  return [...records]
    .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
    .map(({ pending: _, ...fields }) => fields);
}

export function exportOf({ graph, settings, ports }: UserSpace): Export {
  return {
    format: 'evergift-export-1',
    exportedAt: ports.clock.now(),
    settings: { theme: settings.theme },
    people: plain(graph.people.values()),
    events: plain(graph.events.values()),
    giftItems: plain(graph.giftItems.values()),
  };
}
