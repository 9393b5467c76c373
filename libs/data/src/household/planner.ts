import type { RecordGraph } from '../graph/record-graph.ts';
import type { Household } from '../model/household.ts';
import type { Ports } from '../ports/ports.ts';
import type { Membership } from '../store/household-store.ts';
import type { Outbox } from '../sync/outbox.ts';
import type { UserStore } from '../sync/user-store.ts';
import type { Placement } from '../commands/placement.ts';
import type { Run } from '../commands/command-queue.ts';
import type { GiftSharing } from './gift-sharing.ts';

/** Somebody who plans in the planner that is open. */
export interface PlannerMember {
  readonly uid: string;
  readonly name: string;
  readonly isMe: boolean;
  readonly isOwner: boolean;
  /** The person of the planner who they are; '' for nobody. */
  readonly personId: string;
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
  /** Who gets which gift; undefined in a planner of one, and until it is known who plans there. */
  readonly gifts: GiftSharing | undefined;
}

/** A planner of one, as long as nothing else is known. */
export const planningAlone: Planner = {
  ...{ ownerUid: '', isMine: true, name: '' },
  ...{ members: [], others: [], gifts: undefined },
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
  readonly view: Pick<Planner, 'name' | 'members' | 'others' | 'gifts'>;
}

export interface HouseholdParts {
  readonly graph: RecordGraph;
  readonly userStore: UserStore;
  readonly outbox: Outbox;
  readonly ports: Ports;
  readonly run: Run;
}
