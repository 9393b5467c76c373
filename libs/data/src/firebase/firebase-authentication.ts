import { pageLanguage } from '@evergift/language';
import type { FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  type Auth,
  type User as Account,
} from 'firebase/auth';
import { merge, Observable, Subject } from 'rxjs';
import { AuthFailure } from '../errors/auth-failure.ts';
import type { Authentication, User } from '../ports/authentication.ts';

function userOf(account: Account): User {
  return {
    uid: account.uid,
    email: account.email ?? '',
    displayName: account.displayName ?? '',
    emailVerified: account.emailVerified,
    createdAt: Date.parse(account.metadata.creationTime ?? '') || 0,
  };
}

/** Firebase Authentication by email and password. */
export class FirebaseAuthentication implements Authentication {
  readonly user$: Observable<User | null>;
  readonly #auth: Auth;
  readonly #edited$ = new Subject<User>();

  constructor(app: FirebaseApp, origin: string | undefined) {
    this.#auth = initializeAuth(app, {
      persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
    });
    // Of the mails that it sends.
    this.#auth.languageCode = pageLanguage();
    if (origin !== undefined) connectAuthEmulator(this.#auth, origin, { disableWarnings: true });
    const changed$ = new Observable<User | null>((subscriber) =>
      onAuthStateChanged(
        this.#auth,
        (account) => subscriber.next(account && userOf(account)),
        (cause) => subscriber.error(cause),
      ),
    );
    this.user$ = merge(changed$, this.#edited$);
  }

  async signIn(email: string, password: string): Promise<User> {
    return userOf((await signInWithEmailAndPassword(this.#auth, email, password)).user);
  }

  async createAccount(email: string, password: string): Promise<User> {
    return userOf((await createUserWithEmailAndPassword(this.#auth, email, password)).user);
  }

  signOut(): Promise<void> {
    return signOut(this.#auth);
  }

  async sendVerificationEmail(): Promise<void> {
    await sendEmailVerification(this.#account);
  }

  sendPasswordReset(email: string): Promise<void> {
    return sendPasswordResetEmail(this.#auth, email);
  }

  async updateDisplayName(displayName: string): Promise<void> {
    await updateProfile(this.#account, { displayName });
    this.#edited$.next(userOf(this.#account));
  }

  async reauthenticate(password: string): Promise<void> {
    const credential = EmailAuthProvider.credential(this.#account.email ?? '', password);
    await reauthenticateWithCredential(this.#account, credential);
  }

  async updatePassword(password: string): Promise<void> {
    await updatePassword(this.#account, password);
  }

  async deleteAccount(): Promise<void> {
    await deleteUser(this.#account);
  }

  idToken(): Promise<string> {
    return this.#account.getIdToken();
  }

  async refresh(): Promise<void> {
    const account = this.#auth.currentUser;
    if (!account || account.emailVerified) return;
    await account.reload();
    if (account.emailVerified) this.#edited$.next(userOf(account));
  }

  get #account(): Account {
    const account = this.#auth.currentUser;
    if (!account) throw new AuthFailure('requires-recent-login');
    return account;
  }
}
