import type { RecordGraph } from '../graph/record-graph.ts';
import type { Household } from '../model/household.ts';
import type { Ports } from '../ports/ports.ts';
import type { Invitation, Membership } from '../store/household-store.ts';
import type { Outbox } from '../sync/outbox.ts';
import type { UserStore } from '../sync/user-store.ts';
import type { Placement } from '../commands/placement.ts';
import type { Run } from '../commands/command-queue.ts';
import type { Outcome } from '../commands/outcome.ts';
import type { GiftItem } from '../model/gift-item.ts';

/** Somebody who plans in the planner that is open. */
export interface PlannerMember {
  readonly uid: string;
  readonly name: string;
  readonly isMe: boolean;
  readonly isOwner: boolean;
  /** The person of the planner who they are; '' for nobody. */
  readonly personId: string;
}

/** Who has to do with a gift, in a planner of several. */
export interface SharedGift {
  readonly noter: PlannerMember | undefined;
  readonly taker: PlannerMember | undefined;
  /** The members whom it is for, and who do not see it. */
  readonly surprised: readonly PlannerMember[];
  /** Nobody but the user sees it, though others might. */
  readonly isOnlyMine: boolean;
  /** The user noted it, and may keep it from everybody else. */
  readonly mayBeOnlyMine: boolean;
}

/** Who gets which gift, in a planner of several. Each applies at once, can be undone, and never rejects. */
export interface GiftSharing {
  /** Who has to do with a gift. */
  of(gift: GiftItem): SharedGift;
  /** Whom a gift that the user notes for these people surprises, and whether there is somebody else to see it. */
  surprisedBy(personIds: readonly string[]): Pick<SharedGift, 'surprised' | 'mayBeOnlyMine'>;
  /** Says that the user gets this; of two who do at once one has it, the other a `conflict`. */
  take(giftItemId: string): Outcome;
  /** Says that the user does not get it after all. */
  giveBack(giftItemId: string): Outcome;
  /** Shows a gift that the user noted to whom it is for. */
  reveal(giftItemId: string): Outcome;
}

/** The planner that is open, and the others that could be. */
export interface Planner {
  /** '' while nobody is signed in. */
  readonly ownerUid: string;
  readonly isMine: boolean;
  /** Whose it is; '' for one's own. */
  readonly name: string;
  /** All who plan in it, oneself first; nobody in a planner of one, and until they are known. */
  readonly members: readonly PlannerMember[];
  /** Other people's planners that this user was let into. */
  readonly others: readonly Membership[];
  /** The open invitations to the user's own planner, oldest first. */
  readonly invitations: readonly Invitation[];
  /** Who gets which gift; undefined in a planner of one, and until it is known who plans there. */
  readonly gifts: GiftSharing | undefined;
}

/** A planner of one, as long as nothing else is known. */
export const planningAlone: Planner = {
  ...{ ownerUid: '', isMine: true, name: '' },
  ...{ members: [], others: [], invitations: [], gifts: undefined },
};

/** A planner that the user was taken out of, and what they could not send any more. */
export interface LeftPlanner {
  readonly name: string;
  /** The names of records whose changes were lost. */
  readonly lost: readonly string[];
}

/** What is known of who plans together. */
export interface KnownHousehold {
  readonly household: Household;
  readonly placement: Placement;
  readonly view: Pick<Planner, 'name' | 'members' | 'others' | 'invitations' | 'gifts'>;
}

export interface HouseholdParts {
  readonly graph: RecordGraph;
  readonly userStore: UserStore;
  readonly outbox: Outbox;
  readonly ports: Ports;
  readonly run: Run;
}
