import { ReplaySubject } from 'rxjs';
import { AuthFailure, type AuthFailureKind } from '../errors/auth-failure.ts';
import type { Authentication, User } from '../ports/authentication.ts';

interface Account {
  user: User;
  password: string;
}

/** A sign-in service in memory: accounts, passwords, the mails it would have sent, and failures on demand. */
export class MemoryAuthentication implements Authentication {
  readonly user$ = new ReplaySubject<User | null>(1);
  readonly mails: { readonly kind: 'verification' | 'reset'; readonly to: string }[] = [];
  readonly #accounts = new Map<string, Account>();
  readonly #failures = new Map<string, AuthFailureKind>();
  readonly #now: () => number;
  #current: User | null = null;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The next call of the method fails so. */
  failNext(method: keyof Authentication, kind: AuthFailureKind): void {
    this.#failures.set(method, kind);
  }

  /** Gives the first answer: nobody, or the account with this address (created when missing). */
  start(email?: string): void {
    this.#show(email === undefined ? null : this.#account(email, 'password').user);
  }

  signIn(email: string, password: string): Promise<User> {
    return this.#do('signIn', () => {
      const account = this.#accounts.get(email);
      if (account?.password !== password) throw new AuthFailure('invalid-credential');
      return this.#show(account.user) ?? account.user;
    });
  }

  createAccount(email: string, password: string): Promise<User> {
    return this.#do('createAccount', () => {
      if (!email.includes('@')) throw new AuthFailure('invalid-email');
      if (this.#accounts.has(email)) throw new AuthFailure('email-in-use');
      const { user } = this.#account(email, password);
      return this.#show(user) ?? user;
    });
  }

  signOut(): Promise<void> {
    return this.#do('signOut', () => void this.#show(null));
  }

  sendVerificationEmail(): Promise<void> {
    return this.#do('sendVerificationEmail', () => this.#mail('verification', this.#mine().email));
  }

  sendPasswordReset(email: string): Promise<void> {
    return this.#do('sendPasswordReset', () => this.#mail('reset', email));
  }

  updateDisplayName(displayName: string): Promise<void> {
    return this.#do('updateDisplayName', () => {
      const account = this.#account(this.#mine().email, '');
      account.user = { ...account.user, displayName };
      this.#show(account.user);
    });
  }

  reauthenticate(password: string): Promise<void> {
    return this.#do('reauthenticate', () => {
      const account = this.#account(this.#mine().email, '');
      if (account.password !== password) throw new AuthFailure('invalid-credential');
    });
  }

  updatePassword(password: string): Promise<void> {
    return this.#do('updatePassword', () => {
      this.#account(this.#mine().email, '').password = password;
    });
  }

  deleteAccount(): Promise<void> {
    return this.#do('deleteAccount', () => {
      this.#accounts.delete(this.#mine().email);
      this.#show(null);
    });
  }

  idToken(): Promise<string> {
    return this.#do('idToken', () => `token of ${this.#mine().uid}`);
  }

  refresh(): Promise<void> {
    return Promise.resolve();
  }

  /** The person follows the link in the verification mail. */
  verify(): void {
    const account = this.#account(this.#mine().email, '');
    account.user = { ...account.user, emailVerified: true };
    this.#show(account.user);
  }

  #do<T>(method: keyof Authentication, action: () => T): Promise<T> {
    return Promise.resolve().then(() => {
      const failure = this.#failures.get(method);
      this.#failures.delete(method);
      if (failure) throw new AuthFailure(failure);
      return action();
    });
  }

  #mine(): User {
    if (!this.#current) throw new AuthFailure('requires-recent-login');
    return this.#current;
  }

  #mail(kind: 'verification' | 'reset', to: string): void {
    this.mails.push({ kind, to });
  }

  #show(user: User | null): User | null {
    this.#current = user;
    this.user$.next(user);
    return user;
  }

  #account(email: string, password: string): Account {
    let account = this.#accounts.get(email);
    if (!account) {
      const uid = email.replace(/[^A-Za-z0-9]/g, '-');
      const createdAt = this.#now();
      const user = { uid, email, displayName: '', emailVerified: false, createdAt };
      account = { user, password };
      this.#accounts.set(email, account);
    }
    return account;
  }
}
