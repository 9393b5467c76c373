import type { Observable } from 'rxjs';

/** One of those whom an owner let into their planner. */
export interface StoredMember {
  readonly uid: string;
  readonly name: string;
}

/** Who plans together, as it is stored. */
export interface StoredHousehold {
  readonly members: readonly StoredMember[];
  /** The person of the planner who somebody is, by uid. */
  readonly links: Readonly<Record<string, string>>;
  /** ISO 4217, as the owner's settings say; '' for US dollars. */
  readonly currency: string;
}

/** A planner that the user was let into. */
export interface Membership {
  readonly ownerUid: string;
  /** Whose it is, as the invitation said. */
  readonly name: string;
}

/** An invitation that is open. */
export interface Invitation {
  /** 128 random bits: who knows it may join once. */
  readonly token: string;
  /** Who invites. */
  readonly from: string;
  /** The person whom the guest will be; '' for nobody. */
  readonly personId: string;
  /** Milliseconds since 1970; good for seven days. */
  readonly createdAt: number;
}

/** A list of names, and whether it is all there is. */
export interface CircleList {
  readonly circles: readonly string[];
  readonly complete: boolean;
}

/** What an invitation says of whom it lets in, and where. */
export interface Joining {
  readonly ownerUid: string;
  readonly invitation: Invitation;
  /** What the others read of who joins. */
  readonly name: string;
}

/**
 * What only a planner of several has. Observables fail with a DataError, `permission` when the user was removed. What
 * is sent goes to the server at once, waits for no queue, and rejects with a DataError.
 */
export interface HouseholdStore {
  household$(ownerUid: string): Observable<StoredHousehold>;
  invitations$(ownerUid: string): Observable<readonly Invitation[]>;
  memberships$(): Observable<readonly Membership[]>;
  /** The circles of this planner that name the user. */
  circles$(ownerUid: string): Observable<CircleList>;
  /** Undefined when there is none, or it is not good any more. */
  readInvitation(ownerUid: string, token: string): Promise<Invitation | undefined>;
  /** Makes the user's own planner one that others may join. */
  begin(): Promise<void>;
  invite(invitation: Omit<Invitation, 'createdAt'>): Promise<void>;
  revoke(token: string): Promise<void>;
  join(joining: Joining): Promise<void>;
  /** Takes a member out; oneself, to leave. */
  remove(ownerUid: string, uid: string): Promise<void>;
  /** Says which person somebody is; nobody with undefined. */
  link(ownerUid: string, uid: string, personId: string | undefined): Promise<void>;
  /** Says the currency of the user's own planner to all who plan in it. */
  setCurrency(currency: string): Promise<void>;
  forgetMembership(ownerUid: string): Promise<void>;
  /** Ends the user's own planner for all who plan in it. */
  end(): Promise<void>;
}
