import type { Notice } from '@evergift/contract';
import type { DataError } from '@evergift/data';
import { text } from '@evergift/language';

/** A planner has its owner and so many members at most. */
export const mostMembers = 4;

const success = (message: string): Notice => ({ type: 'success', message });

/** What planning together says in toasts. */
export const togetherNotices = {
  copied: success(text('Copied. Give it to one person: whoever opens it first joins.')),
  copyRefused: {
    type: 'warning',
    message: text('Copying is not allowed here. Select the link and copy it.'),
  } as Notice,
  revoked: success(text('The link is dead. Nobody can join by it any more.')),
  removed: (name: string) => success(text('{name} does not plan with you any more.', { name })),
  left: (name: string) => success(text('You left {name}’s planner. This is your own.', { name })),
  linked: (member: string, person: string, hidden: number): Notice => {
    if (hidden === 0)
      return success(
        text('From now on {member} sees nothing that is noted for {person}.', { member, person }),
      );
    const message = text(
      '{hidden, plural, one {# gift is hidden from {member} now.} other {# gifts are hidden from {member} now.}} Their device may have shown what was there before.',
      { hidden, member },
    );
    return { type: 'info', message, duration: 10_000 };
  },
  linkedMe: (person: string) =>
    success(text('You are {person}. What the others note for you stays their secret.', { person })),
  unlinked: (member: string) =>
    success(text('{member} is nobody of this planner now.', { member })),
  joined: (name: string): Notice => ({
    ...success(
      text('This is {name}’s plan, and yours from now on. What is noted for you stays hidden.', {
        name,
      }),
    ),
    title: text('You plan together now'),
    duration: 10_000,
  }),
  failed: (error: DataError): Notice =>
    error.kind === 'offline'
      ? { type: 'warning', message: error.message }
      : { type: 'error', message: error.message, error },
  notLoaded: (error: unknown): Notice => ({
    type: 'error',
    message: text('This did not load. Check the network and try again.'),
    error,
  }),
} as const;
