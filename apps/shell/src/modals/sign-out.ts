import type { Host } from '@evergift/contract';
import type { Session } from '@evergift/data';
import { text } from '@evergift/language';
import { BehaviorSubject } from 'rxjs';

/** The person stays, signs out once everything is saved, or loses what is not. */
export type SignOutAnswer = 'stay' | 'sign-out' | 'discard';

/** Changes of this device wait for the server, and signing out would lose them. */
interface SignOutQuestion {
  /** How many changes wait. */
  count: number;
  answer: (answer: SignOutAnswer) => void;
}

/** Signs out; asks first when changes still wait for the network. */
export class SignOut {
  readonly #question = new BehaviorSubject<SignOutQuestion | undefined>(undefined);

  /** What the person is asked now; emits at once and on every change. */
  readonly question$ = this.#question.asObservable();

  readonly #session: Pick<Session, 'signOut'>;
  readonly #notify: Host['notify'];

  constructor(session: Pick<Session, 'signOut'>, notify: Host['notify']) {
    this.#session = session;
    this.#notify = notify;
  }

  /** Resolves when nobody is signed in any more, when that has failed, or when the person stays. */
  async run(): Promise<void> {
    let result = await this.#session.signOut({ discardPending: false });
    while (!result.ok && result.reason === 'pending-changes') {
      const answer = await this.#ask(result.count);
      if (answer === 'stay') return;
      result = await this.#session.signOut({ discardPending: answer === 'discard' });
    }
    if (result.ok) {
      return this.#notify({
        type: 'success',
        message: text('You have been successfully signed out.'),
      });
    }
    const message = text('Unable to sign you out.  Please try again.');
    this.#notify({ type: 'error', message, error: result.failure });
  }

  #ask(count: number): Promise<SignOutAnswer> {
    return new Promise((resolve) => {
      this.#question.next({
        count,
        answer: (answer) => {
          this.#question.next(undefined);
          resolve(answer);
        },
      });
    });
  }
}
