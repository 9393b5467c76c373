import { BehaviorSubject, type Observable } from 'rxjs';
import { toAuthFailure, type AuthFailure } from '../errors/auth-failure.ts';
import { problem } from '../errors/reporter.ts';
import { keyPrefix } from '../space/key-values.ts';
import type { UserSpace } from '../space/user-space.ts';
import { deleteEverything } from './delete-everything.ts';
import type { User } from './authentication.ts';

/** Who is signed in (A9). `loading` until the first answer. */
export interface SessionState {
  readonly user: User | null;
  readonly loading: boolean;
  readonly error: string | undefined;
}

export type AuthResult<Value = object> =
  ({ readonly ok: true } & Value) | { readonly ok: false; readonly failure: AuthFailure };

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
  readonly #space: UserSpace;
  readonly #state$ = new BehaviorSubject<SessionState>({
    user: null,
    loading: true,
    error: undefined,
  });
  #signingOut: Promise<SignOutResult> | undefined;

  constructor(space: UserSpace) {
    this.#space = space;
    const { authentication, clock, tabs } = space.ports;
    const { subscriptions } = space;
    subscriptions.add(
      authentication.user$.subscribe({
        next: (user) => this.#show(user),
        error: (cause: unknown) => {
          this.#show(null, cause instanceof Error ? cause.message : 'An unknown error occured');
        },
      }),
    );
    subscriptions.add(clock.wake$.subscribe(() => void authentication.refresh().catch(() => {})));
    subscriptions.add(
      tabs.messages$.subscribe(({ kind, uid }) => {
        if (uid !== space.uid) return;
        if (kind === 'signing-out') void this.#leave();
        else if (space.store$.value) void space.settings.refresh(space.store$.value);
      }),
    );
  }

  get state$(): Observable<SessionState> {
    return this.#state$;
  }

  /** The state at this moment. */
  get state(): SessionState {
    return this.#state$.value;
  }

  signIn(email: string, password: string): Promise<AuthResult<{ readonly user: User }>> {
    const { authentication } = this.#space.ports;
    return attempt(async () => ({ user: await authentication.signIn(email, password) }));
  }

  /** Creates the account, then the settings document, then sends the verification mail; a mail that fails loses neither (A5). */
  signUp(
    email: string,
    password: string,
  ): Promise<AuthResult<{ readonly user: User; readonly verificationMail: 'sent' | AuthFailure }>> {
    return attempt(async () => {
      const { authentication, report } = this.#space.ports;
      const user = await authentication.createAccount(email, password);
      const mail = authentication.sendVerificationEmail().then(
        () => 'sent' as const,
        (cause: unknown) => toAuthFailure(cause),
      );
      try {
        await this.#space.enter(user.uid);
        await this.#space.opened();
        const { settings } = this.#space;
        await this.#space.commit([settings.writeTheme(user.uid, settings.theme)]).applied;
        // The next theme is a change of this document, and no second creation.
        const store = this.#space.store$.value;
        if (store) await settings.refresh(store);
      } catch (cause) {
        report(problem('sign-up', 'The settings document could not be written.', cause));
      }
      return { user, verificationMail: await mail };
    });
  }

  /** Signs out and clears every local copy of the user's data, in every tab. */
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
      const { uid } = this.#space;
      if (uid !== undefined) await deleteEverything(this.#space, uid);
      await authentication.deleteAccount();
      await this.#space.enter(undefined);
    });
  }

  #show(user: User | null, error?: string): void {
    const first = this.state.loading;
    this.#state$.next({ user, loading: false, error });
    void this.#space.enter(user?.uid);
    if (first && !user) void this.#space.clearLeftovers();
  }

  async #signOut(discardPending: boolean): Promise<SignOutResult> {
    const { ports, uid, pending } = this.#space;
    if (!discardPending && (await this.#space.hasPendingChanges())) {
      return { ok: false, reason: 'pending-changes', count: Math.max(1, pending.count) };
    }
    if (uid !== undefined) ports.tabs.tell({ kind: 'signing-out', uid });
    return this.#leave();
  }

  async #leave(): Promise<SignOutResult> {
    const { ports } = this.#space;
    this.#space.pause();
    try {
      await ports.authentication.signOut();
    } catch (cause) {
      this.#space.resume();
      return { ok: false, reason: 'failed', failure: toAuthFailure(cause) };
    }
    await this.#space.enter(undefined);
    ports.keyValues.clear(keyPrefix);
    return { ok: true };
  }

  #account(
    action: (authentication: UserSpace['ports']['authentication']) => Promise<void>,
  ): Promise<AuthResult> {
    return attempt(async () => {
      await action(this.#space.ports.authentication);
      return {};
    });
  }
}
