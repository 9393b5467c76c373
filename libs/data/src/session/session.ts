import { pageLanguage, text } from '@evergift/language';
import { BehaviorSubject, Subscription, type Observable } from 'rxjs';
import { toAuthFailure, type AuthFailure } from '../errors/auth-failure.ts';
import { problem } from '../errors/reporter.ts';
import { create } from '../commands/writes.ts';
import { defaultTheme, noSettings } from '../model/settings.ts';
import { keyPrefix } from '../ports/key-values.ts';
import type { Ports } from '../ports/ports.ts';
import type { SessionParts } from './delete-everything.ts';
import type { User } from '../ports/authentication.ts';

/** Who is signed in. `loading` until the first answer. */
export interface SessionState {
  readonly user: User | null;
  readonly loading: boolean;
  readonly error: string | undefined;
}

export type AuthResult<Value = object> =
  | ({ readonly ok: true } & Value)
  | { readonly ok: false; readonly failure: AuthFailure };

/** Whether the mail went out, once that is known; never rejects. */
export type VerificationMail = Promise<'sent' | AuthFailure>;

export type SignOutResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'failed'; readonly failure: AuthFailure }
  /** Changes still wait for the server; signing out would lose them. Ask, then pass `discardPending`. */
  | { readonly ok: false; readonly reason: 'pending-changes'; readonly count: number };

async function attempt<Value extends object>(
  action: () => Promise<Value>,
): Promise<AuthResult<Value>> {
  try {
    return { ok: true, ...(await action()) };
  } catch (cause) {
    return { ok: false, failure: toAuthFailure(cause) };
  }
}

/** Signing in and out, and the account. Every command resolves; none rejects. */
export class Session {
  readonly #parts: SessionParts;
  readonly #subscriptions = new Subscription();
  readonly #state$ = new BehaviorSubject<SessionState>({
    user: null,
    loading: true,
    error: undefined,
  });
  #signingOut: Promise<SignOutResult> | undefined;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    const { authentication, clock, tabs } = parts.ports;
    const user = authentication.user$.subscribe({
      next: (signedIn) => this.#show(signedIn),
      error: (cause: unknown) => {
        this.#show(null, cause instanceof Error ? cause.message : text('An unknown error occured'));
      },
    });
    const wake = clock.wake$.subscribe(() => void authentication.refresh().catch(() => {}));
    const messages = tabs.messages$.subscribe(({ uid }) => {
      if (uid === parts.userStore.uid) void this.#leave();
    });
    for (const subscription of [user, wake, messages]) this.#subscriptions.add(subscription);
  }

  /** Follows the sign-in service no more. */
  dispose(): void {
    this.#subscriptions.unsubscribe();
  }

  get state$(): Observable<SessionState> {
    return this.#state$;
  }

  /** The state at this moment. */
  get state(): SessionState {
    return this.#state$.value;
  }

  signIn(email: string, password: string): Promise<AuthResult<{ readonly user: User }>> {
    const { authentication } = this.#parts.ports;
    return attempt(async () => ({ user: await authentication.signIn(email, password) }));
  }

  /**
   * Creates the account. Its settings document and the verification mail follow, and whoever signs up does not wait for
   * them; a mail that fails loses neither.
   */
  signUp(
    email: string,
    password: string,
  ): Promise<AuthResult<{ readonly user: User; readonly verificationMail: VerificationMail }>> {
    return attempt(async () => {
      const { outbox, ports } = this.#parts;
      const { authentication } = ports;
      const user = await authentication.createAccount(email, password);
      outbox.trackWaiting(this.#createSettings(user));
      const verificationMail: VerificationMail = authentication
        .sendVerificationEmail()
        .then(() => 'sent' as const, toAuthFailure);
      return { user, verificationMail };
    });
  }

  /** Signs out and clears every cache of the user's data, in every tab. */
  signOut({ discardPending = false } = {}): Promise<SignOutResult> {
    this.#signingOut ??= this.#signOut(discardPending).finally(() => {
      this.#signingOut = undefined;
    });
    return this.#signingOut;
  }

  /** To the given address; without one to the signed-in user's. */
  sendPasswordReset(email = this.state.user?.email ?? ''): Promise<AuthResult> {
    return this.#account((authentication) => authentication.sendPasswordReset(email));
  }

  sendVerificationEmail(): Promise<AuthResult> {
    return this.#account((authentication) => authentication.sendVerificationEmail());
  }

  updateDisplayName(name: string): Promise<AuthResult> {
    return this.#account((authentication) => authentication.updateDisplayName(name.trim()));
  }

  changePassword(current: string, next: string): Promise<AuthResult> {
    return this.#account(async (authentication) => {
      await authentication.reauthenticate(current);
      await authentication.updatePassword(next);
    });
  }

  /** Deletes all data, then the account. The password proves who asks; needs the server. */
  deleteAccount(password: string): Promise<AuthResult> {
    return this.#account(async (authentication) => {
      await authentication.reauthenticate(password);
      const { uid } = this.#parts.userStore;
      if (uid !== undefined) {
        const { deleteEverything } = await import('./delete-everything.ts');
        await deleteEverything(this.#parts, uid);
      }
      await authentication.deleteAccount();
      await this.#parts.userStore.enter(undefined);
    });
  }

  async #createSettings({ uid }: User): Promise<void> {
    const { userStore, outbox, ports } = this.#parts;
    const fields = { theme: defaultTheme, ...languageOfPage() };
    try {
      userStore.enterNew({ ...noSettings, ...fields, id: uid });
      // Whoever leaves meanwhile ends the next line, and nobody else's store gets these settings.
      await userStore.opened();
      await outbox.commit([create('settings', uid, fields)]).applied;
    } catch (cause) {
      ports.report(problem('sign-up', 'The settings document could not be written.', cause));
    }
  }

  #show(user: User | null, error?: string): void {
    const first = this.state.loading;
    this.#state$.next({ user, loading: false, error });
    const { userStore } = this.#parts;
    void userStore.enter(user?.uid);
    if (first && !user) void userStore.clearLeftovers();
  }

  async #signOut(discardPending: boolean): Promise<SignOutResult> {
    const { ports, userStore, outbox } = this.#parts;
    const { uid } = userStore;
    if (!discardPending && (await outbox.hasUnsentChanges())) {
      return { ok: false, reason: 'pending-changes', count: Math.max(1, outbox.count) };
    }
    if (uid !== undefined) ports.tabs.send({ kind: 'signing-out', uid });
    return this.#leave();
  }

  async #leave(): Promise<SignOutResult> {
    const { ports, userStore } = this.#parts;
    userStore.pause();
    try {
      await ports.authentication.signOut();
    } catch (cause) {
      userStore.resume();
      return { ok: false, reason: 'failed', failure: toAuthFailure(cause) };
    }
    await this.#parts.userStore.enter(undefined);
    ports.keyValues.clear(keyPrefix);
    return { ok: true };
  }

  #account(
    action: (authentication: Ports['authentication']) => Promise<void>,
  ): Promise<AuthResult> {
    return attempt(async () => {
      await action(this.#parts.ports.authentication);
      return {};
    });
  }
}

/** Who signs up reads on in the language of the page. */
const languageOfPage = () => (pageLanguage() === 'en' ? {} : { language: pageLanguage() });
