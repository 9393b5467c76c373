import type { Page } from '@playwright/test';

/** An app as a person meets it: how to go to its page, and what is there. */
export interface App {
  name: string;
  /** Goes to its page from any other. */
  open: (page: Page) => Promise<void>;
  heading: string;
  /** Its path. */
  path: string;
  /** The file with its page begins so, and exports the page by this name. */
  chunk: string;
  component: string;
  /** A modal that its page opens: the button, the dialog's name, and how its file begins. */
  modal?: { button: string; dialog: string; chunk: string };
}

const follow = (link: string) => (page: Page) =>
  page.getByRole('link', { name: link, exact: true }).click();

export const people: App = {
  name: 'people',
  path: '/people',
  open: follow('People'),
  heading: 'People',
  chunk: 'people-page',
  component: 'PeoplePage',
  modal: { button: 'Add Person', dialog: 'Add Person', chunk: 'add-person-modal' },
};
export const events: App = {
  name: 'events',
  path: '/events',
  open: follow('Events'),
  heading: 'Events',
  chunk: 'events-page',
  component: 'EventsPage',
  modal: { button: 'Create Event', dialog: 'Add Event', chunk: 'add-event-modal' },
};
export const gifts: App = {
  name: 'gifts',
  path: '/giftItems',
  open: follow('Gifts'),
  heading: 'Gift Items',
  chunk: 'gift-items-page',
  component: 'GiftItemsPage',
  modal: { button: 'Add Gift', dialog: 'Add Gift Item', chunk: 'add-gift-modal' },
};
const auth: App = {
  name: 'auth',
  path: '/profile',
  open: follow('Profile'),
  heading: 'Profile',
  chunk: 'profile-page',
  component: 'ProfilePage',
};
export const apps: readonly App[] = [people, events, gifts, auth];

/**
 * Gives each failure an app to meet. The shell knows no app from another, so each failure meets one
 * of them, and each app meets some.
 *
 * @param first which app the first failure meets
 */
export const inTurn = <Failure>(
  failures: readonly Failure[],
  among: readonly App[] = apps,
  first = 0,
): { failure: Failure; app: App }[] =>
  failures.map((failure, turn) => ({ failure, app: among[(first + turn) % among.length]! }));
