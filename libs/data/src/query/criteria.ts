import type { TimelineWindow } from '../calendar/timeline-window.ts';
import type { GiftStage } from '../model/gift-item.ts';

export type Direction = 'asc' | 'desc';
export type PeopleSort = 'name' | 'birthday' | 'giftCount' | 'totalSpent' | 'recentlyAdded';
export type EventSort = 'title' | 'date' | 'giftCount' | 'totalSpent' | 'recentlyAdded';
export type GiftSort = 'newest' | 'name' | 'person' | 'cost';

/** What is left out takes the specification's default. */
export interface PeopleCriteria {
  readonly search?: string | undefined;
  readonly sort?: PeopleSort | undefined;
  readonly direction?: Direction | undefined;
}

export interface EventCriteria {
  readonly search?: string | undefined;
  readonly showAll?: boolean | undefined;
  readonly sort?: EventSort | undefined;
  readonly direction?: Direction | undefined;
}

export interface GiftCriteria {
  readonly search?: string | undefined;
  readonly status?: string | undefined;
  /** Purchased gifts at this stage; '' for those that are bought and nothing more. */
  readonly stage?: GiftStage | undefined;
  /** Shared gifts are found under each of their people. */
  readonly personId?: string | undefined;
  readonly eventId?: string | undefined;
  readonly sort?: GiftSort | undefined;
  readonly direction?: Direction | undefined;
}

export interface TimelineCriteria {
  readonly window: TimelineWindow;
  readonly personId?: string | undefined;
}
