import type { Notice } from '@evergift/contract';
import type { DataError } from '@evergift/data';

/** A planner has its owner and so many members at most. */
export const mostMembers = 4;

const success = (message: string): Notice => ({ type: 'success', message });

/** What planning together says in toasts. */
export const togetherNotices = {
  copied: success('Copied. Give it to one person: whoever opens it first joins.'),
  copyRefused: {
    type: 'warning',
    message: 'Copying is not allowed here. Select the link and copy it.',
  } as Notice,
  revoked: success('The link is dead. Nobody can join by it any more.'),
  removed: (name: string) => success(`${name} does not plan with you any more.`),
  left: (name: string) => success(`You left ${name}’s planner. This is your own.`),
  linked: (member: string, person: string, hidden: number): Notice => {
    if (hidden === 0)
      return success(`From now on ${member} sees nothing that is noted for ${person}.`);
    const gifts = hidden === 1 ? '1 gift is' : `${hidden} gifts are`;
    const message = `${gifts} hidden from ${member} now. Their device may have shown what was there before.`;
    return { type: 'info', message, duration: 10_000 };
  },
  linkedMe: (person: string) =>
    success(`You are ${person}. What the others note for you stays their secret.`),
  unlinked: (member: string) => success(`${member} is nobody of this planner now.`),
  joined: (name: string): Notice => ({
    ...success(
      `This is ${name}’s plan, and yours from now on. What is noted for you stays hidden.`,
    ),
    title: 'You plan together now',
    duration: 10_000,
  }),
  failed: (error: DataError): Notice =>
    error.kind === 'offline'
      ? { type: 'warning', message: error.message }
      : { type: 'error', message: error.message, error },
  notLoaded: (error: unknown): Notice => ({
    type: 'error',
    message: 'This did not load. Check the network and try again.',
    error,
  }),
} as const;
