/** A part of the line, in UTF-16 code units: from `start` up to, and without, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Something that the line says beside the gift's name. */
export interface Understood {
  /** Where it is, in order. */
  readonly spans: readonly Span[];
  /** Its phrases as they were typed, one for each span. To keep one in the name, pass it as `kept`. */
  readonly phrases: readonly string[];
}

/** Whom the gift is for: 'for dad', '@dad', 'for mum and dad'. */
export interface UnderstoodPeople extends Understood {
  /** The first one is the recipient, the others share the gift; empty for somebody new or unclear. */
  readonly personIds: readonly string[];
  /** The name of somebody who is not there yet, else ''. */
  readonly newName: string;
  /** The people whom the phrase may mean, when it may mean several; else empty. */
  readonly candidateIds: readonly string[];
}

/**
 * What it costs, in the planner's currency and its smallest unit: '~45', '$45', '45.50', '45 dollars', or 45 after
 * 'bought' or 'paid'.
 */
export interface UnderstoodAmount extends Understood {
  readonly cents: number;
}

/** Where it can be found, ready to store. */
export interface UnderstoodLink extends Understood {
  readonly url: string;
}

/** Which event it is for: '#christmas', 'for Christmas', 'on Dec 24'. */
export interface UnderstoodEvent extends Understood {
  readonly eventId: string;
  /** The event's only participant, when the line does not say whom the gift is for; else ''. */
  readonly personId: string;
}

/** One line, read. Every character of it is either in a span or in the name. */
export interface CapturedLine {
  /** What is left over, with single spaces. */
  readonly name: string;
  readonly people?: UnderstoodPeople;
  /** 'bought' or 'paid': the gift is a purchase. */
  readonly purchase?: Understood;
  readonly amount?: UnderstoodAmount;
  readonly link?: UnderstoodLink;
  readonly event?: UnderstoodEvent;
  /** A name after 'for' that nobody has and that is not capitalised: it stays in the name, and can be added. */
  readonly offeredName?: string;
}

/** The kinds of things that are understood, in the order in which they are shown. */
export const capturedParts = ['people', 'purchase', 'amount', 'event', 'link'] as const;
export type CapturedPart = (typeof capturedParts)[number];
